import { useTranslation } from 'react-i18next';
import type { SalesCenter } from '#contract/company.ts';
import { hoursOn } from '#entities/company';
import { formatClock, formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './VisitSummary.module.css';

/** What has been chosen, in words. */
export function VisitSummary({ center, day }: { readonly center: SalesCenter; readonly day: string }) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const hours = hoursOn(center, day)
    .map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`)
    .join(', ');
  return (
    <div className={styles.summary} aria-live="polite">
      <p className={styles.day}>{formatDay(day, language)}</p>
      <p className={styles.place}>{t('summary', { center: center.name, hours })}</p>
    </div>
  );
}
