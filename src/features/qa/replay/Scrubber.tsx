import { useTranslation } from 'react-i18next';
import { ResetIcon } from '#shared/ui';
import { Tool, Tools } from '../frame/Tool.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepForwardIcon } from '../icons.tsx';
import styles from './Scrubber.module.css';
import { speeds, usePlayback } from './usePlayback.ts';

interface ScrubberProps {
  readonly step: number;
  readonly times: readonly number[];
  /** What happened at the step, in words. */
  readonly event: string;
  readonly onStep: (step: number) => void;
}

const fastest = 'fastest';

/** Goes through a recording: by the slider and its keys, step by step, or as it happened. */
export function Scrubber({ step, times, event, onStep }: ScrubberProps) {
  const { t } = useTranslation('qa');
  const length = times.length - 1;
  const { playing, speed, setSpeed, toggle, pause } = usePlayback({ step, times, onStep });
  const position = t('replay.position', { step, length });
  const go = (wanted: number): void => {
    pause();
    onStep(wanted);
  };
  return (
    <div className={styles.scrubber}>
      <Tools>
        <Tool wordless label={t('replay.first')} icon={<ResetIcon />} disabled={step === 0} onClick={() => go(0)} />
        <Tool
          wordless
          repeatable
          label={t('replay.back')}
          icon={<StepBackIcon />}
          disabled={step === 0}
          onClick={() => go(step - 1)}
        />
        <Tool
          wordless
          label={playing ? t('replay.pause') : t('replay.play')}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={toggle}
        />
        <Tool
          wordless
          repeatable
          label={t('replay.forward')}
          icon={<StepForwardIcon />}
          disabled={step === length}
          onClick={() => go(step + 1)}
        />
        <select
          aria-label={t('replay.speed')}
          className={styles.speed}
          value={speed ?? fastest}
          onChange={({ target }) => setSpeed(speeds.find((known) => String(known) === target.value) ?? null)}
        >
          {speeds.map((known) => (
            <option key={known} value={known}>
              {t('replay.speedOf', { speed: known })}
            </option>
          ))}
          <option value={fastest}>{t('replay.fastest')}</option>
        </select>
      </Tools>
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={t('replay.slider')}
        aria-valuetext={`${position}: ${event}`}
        className={styles.slider}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
    </div>
  );
}
