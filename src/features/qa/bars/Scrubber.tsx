import type { ScreenDifference } from '@obriy/recorder';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ResetIcon } from '#shared/ui';
import { Tool, Tools } from '../frame/QaFrame.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepForwardIcon } from '../icons.tsx';
import styles from './ReplayBar.module.css';

/** Milliseconds: longer pauses of the recording are shortened. */
const longestWait = 1500;
const shortestWait = 16;

const speeds = [0.5, 1, 2, 4, 8] as const;

/** A multiple of how fast it happened; `null`: a step a frame. */
type Speed = (typeof speeds)[number] | null;

interface PlaybackOptions {
  readonly step: number;
  /** The times of the steps by the recording's clock; the first is its start. */
  readonly times: readonly number[];
  readonly onStep: (step: number) => void;
}

interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
}

function waitOf(times: readonly number[], step: number, speed: Speed): number {
  if (speed === null) return shortestWait;
  const wait = (times[step + 1] ?? 0) - (times[step] ?? 0);
  return Math.max(shortestWait, Math.min(longestWait, wait) / speed);
}

/** Plays a recording at the pace at which it happened, long pauses shortened; it stops at the end. */
function usePlayback({ step, times, onStep }: PlaybackOptions): Playback {
  /** The current step of playback; null: not playing. Jumping elsewhere stops it. */
  const [played, setPlayed] = useState<number | null>(null);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = times.length - 1;
  const playing = played === step && step < last;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(
      () => {
        setPlayed(step + 1);
        onStep(step + 1);
      },
      waitOf(times, step, speed),
    );
    return () => clearTimeout(timer);
  }, [playing, step, times, speed, onStep]);

  const toggle = (): void => {
    const from = step === last ? 0 : step;
    if (from !== step) onStep(from);
    setPlayed(playing ? null : from);
  };
  return { playing, speed, setSpeed, toggle, pause: () => setPlayed(null) };
}

interface ScrubberProps {
  readonly step: number;
  readonly times: readonly number[];
  /** A description of the step. */
  readonly event: string;
  readonly onStep: (step: number) => void;
}

const fastest = 'fastest';

/** Controls of a recording: slider and keys, single steps, playback. */
export function Scrubber({ step, times, event, onStep }: ScrubberProps) {
  const { t } = useTranslation('qa');
  const length = times.length - 1;
  const { playing, speed, setSpeed, toggle, pause } = usePlayback({ step, times, onStep });
  const position = t('replay.position', { step, length });
  const go = (target: number): void => {
    pause();
    onStep(target);
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

export interface WarmingStatus {
  /** How many steps have been shown. */
  readonly step: number;
  /** False while it is paused by the visitor's own steps. */
  readonly running: boolean;
}

/** Shows every step once, so that its resources are loaded. */
export interface Warming {
  /** Null: every step has been shown. */
  readonly status: () => WarmingStatus | null;
  /** The first step at which the page shows something else than it showed; null: none so far. */
  readonly differsOnScreen: () => ScreenDifference | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** The progress of preparing a replay, with a button to resume. */
export function WarmingLine({ warming, length }: { readonly warming: Warming; readonly length: number }) {
  const { t } = useTranslation('qa');
  const status = useSyncExternalStore(warming.subscribe, warming.status);
  if (status === null) return null;
  const { step, running } = status;
  const words = t('replay.warming', { step, length });
  return (
    <div className={styles.warming}>
      <progress className={styles.scrubberProgress} aria-label={words} max={length} value={step} />
      <span>{words}</span>
      {!running && (
        <Button variant="quiet" size="s" onClick={warming.resume}>
          {t('replay.warm')}
        </Button>
      )}
    </div>
  );
}
