import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressStage } from '#shared/answers';
import { formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { StatusMark } from '#shared/ui';
import type { Pace } from '../pace/paceOf.ts';
import { usePaceText } from '../pace/usePaceText.ts';
import styles from './StageLine.module.css';

const tones = { done: 'success', onPlan: 'linden', notStarted: 'neutral', ahead: 'linden', behind: 'notice' } as const;

interface StageLineProps {
  readonly stage: ProgressStage;
  /** Null: fact or plan is not told. */
  readonly pace: Pace | null;
}

/** A stage beside its plan; a delay is said as plainly as an advance. */
export function StageLine({ stage: { name, percent, planned_percent: planned }, pace }: StageLineProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { paceText } = usePaceText();

  return (
    <li className={styles.stage}>
      <p className={styles.name}>{name}</p>
      {percent !== null && (
        <>
          <p className={styles.value}>{formatPercent(percent, language)}</p>
          <div
            className={styles.track}
            style={{ '--fact': percent / 100, '--plan': (planned ?? 0) / 100 } as CSSProperties}
            aria-hidden
          />
        </>
      )}
      <p className={styles.plan}>
        {planned !== null && <span>{t('plan', { percent: formatPercent(planned, language) })}</span>}
        {pace !== null && <StatusMark tone={tones[pace.kind]}>{paceText(pace)}</StatusMark>}
      </p>
    </li>
  );
}
