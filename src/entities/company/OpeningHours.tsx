import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#domain/time/days.ts';
import type { SalesCenter } from '#shared/responses';
import { formatClock, formatDayMonth, formatWeekdays } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow, useToday } from '#shared/time';
import { StatusMark } from '#shared/ui';
import styles from './OpeningHours.module.css';
import { comingClosures, type OpeningChange, openingState } from './openingHours.ts';

/** The schedule as on the door of a sales center, and the days on which the door stays shut. */
export function OpeningHoursList({ center }: { readonly center: SalesCenter }) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const closures = comingClosures(center, useToday());
  return (
    <>
      {center.schedule.length > 0 && (
        <ul className={styles.hours}>
          {center.schedule.map(({ weekdays, from, to }) => (
            <li key={`${weekdays.join()} ${from}`} className={styles.line}>
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

const weekdayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** In words, when a closed center opens: "today at 9:00", "on Monday at 9:00". */
function useOpeningWords() {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  return ({ day, inDays, clock }: OpeningChange): string => {
    const time = formatClock(clock);
    if (inDays === 0) return t('opening.opensToday', { time });
    if (inDays === 1) return t('opening.opensTomorrow', { time });
    const weekday = weekdayKeys[weekdayOf(day) - 1];
    return inDays < 7 && weekday !== undefined
      ? t('opening.opensOn', { time, day: t(`opening.${weekday}`) })
      : t('opening.opensOn', { time, day: formatDayMonth(day, language) });
  };
}

/** Whether a sales center is open now; reserves its space until the time is known. */
export function OpeningMark({ center }: { readonly center: SalesCenter }) {
  const { t } = useTranslation('contacts');
  const opensIn = useOpeningWords();
  const now = useNow();
  const state = now === null || center.schedule.length === 0 ? null : openingState(center, now);
  return (
    <p className={styles.mark}>
      {state?.open === true && (
        <StatusMark tone="success">
          {state.change === null
            ? t('opening.open')
            : t('opening.openUntil', { time: formatClock(state.change.clock) })}
        </StatusMark>
      )}
      {state?.open === false && (
        <StatusMark tone="neutral">{state.change === null ? t('opening.closed') : opensIn(state.change)}</StatusMark>
      )}
    </p>
  );
}
