import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Readiness } from '#contract/project.ts';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './ReadinessLine.module.css';

interface ReadinessLineProps {
  readonly readiness: Readiness;
  readonly className?: string | undefined;
}

/** The horizon as far as it has been built, and when the keys come. */
export function ReadinessLine({ readiness: { percent, month }, className }: ReadinessLineProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const named = month === null ? null : { month: formatMonth(month, language) };

  return (
    <div className={className}>
      <div className={styles.line} style={{ '--part': percent / 100 } as CSSProperties} aria-hidden />
      <p className={styles.words}>
        <span>
          {t('label.readiness')} {formatPercent(percent, language)}
        </span>
        {named !== null && <span>{percent < 100 ? t('handover.ahead', named) : t('handover.done', named)}</span>}
      </p>
    </div>
  );
}
