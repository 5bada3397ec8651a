import { useTranslation } from 'react-i18next';
import type { SalesCenter } from '#shared/answers';
import { formatClock, formatDayMonth, formatWeekdays } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { comingClosures } from './openingState.ts';
import styles from './OpeningHoursList.module.css';

/** The schedule as on the door of a sales center, and the days on which the door stays shut. */
export function OpeningHoursList({ center }: { readonly center: SalesCenter }) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const closures = comingClosures(center, useToday());
  return (
    <>
      {center.schedule.length > 0 && (
        <ul className={styles.hours}>
          {center.schedule.map(({ weekdays, from, to }) => (
            <li key={weekdays.join()} className={styles.line}>
              {formatWeekdays(weekdays, language)} {formatClock(from)}–{formatClock(to)}
            </li>
          ))}
        </ul>
      )}
      {closures.length > 0 && (
        <p className={styles.closures}>
          {t('opening.closedOn', {
            days: closures
              .map(({ day, reason }) => formatDayMonth(day, language) + (reason === null ? '' : ` (${reason})`))
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}
