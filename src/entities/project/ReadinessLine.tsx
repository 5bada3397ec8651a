import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Readiness } from '#shared/answers';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './ReadinessLine.module.css';

interface ReadinessLineProps {
  /** Null: the backend does not tell. */
  readonly readiness: Readiness | null;
  readonly className?: string | undefined;
}

/** The horizon as far as it has been built, and when the keys come. */
export function ReadinessLine({ readiness, className }: ReadinessLineProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const { percent = null, month = null } = readiness ?? {};
  if (percent === null && month === null) return null;
  const named = month === null ? null : { month: formatMonth(month, language) };

  return (
    <div className={className}>
      {percent !== null && (
        <div className={styles.line} style={{ '--part': percent / 100 } as CSSProperties} aria-hidden />
      )}
      <p className={styles.words}>
        {percent !== null && (
          <span>
            {t('label.readiness')} {formatPercent(percent, language)}
          </span>
        )}
        {named !== null && <span>{(percent ?? 0) < 100 ? t('handover.ahead', named) : t('handover.done', named)}</span>}
      </p>
    </div>
  );
}
