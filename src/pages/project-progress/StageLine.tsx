import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressStage } from '#contract/progress.ts';
import { formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { StatusMark } from '#shared/ui';
import styles from './StageLine.module.css';

/** A stage beside its plan; a delay is said as plainly as an advance. */
export function StageLine({ stage: { name, percent, planned_percent: planned } }: { readonly stage: ProgressStage }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const points = Math.round(Math.abs(percent - planned));
  const behind = percent < planned && points > 0;
  const ahead = percent > planned && points > 0;

  return (
    <li className={styles.stage}>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>{formatPercent(percent, language)}</p>
      <div className={styles.track} style={{ '--fact': percent / 100, '--plan': planned / 100 } as CSSProperties} aria-hidden />
      <p className={styles.plan}>
        <span>{t('plan', { percent: formatPercent(planned, language) })}</span>
        {behind && <StatusMark tone="notice">{t('behind', { count: points })}</StatusMark>}
        {ahead && <StatusMark tone="linden">{t('ahead', { count: points })}</StatusMark>}
        {!behind && !ahead && <StatusMark tone={percent === 100 ? 'success' : 'linden'}>{percent === 100 ? t('done') : t('onPlan')}</StatusMark>}
      </p>
    </li>
  );
}
