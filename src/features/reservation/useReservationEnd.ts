import { useTranslation } from 'react-i18next';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { weekdayOf } from '#domain/time/days.ts';
import { formatClock, formatDayMonth, formatWeekdayName, ownClock } from '#shared/format';
import { useLanguage } from '#shared/routing';

/** A moment in Kyiv time: "Thursday, 26 November, 14:05"; in other time zones also by the visitor's clock. Client-only. */
export function useReservationEnd(): (moment: Date) => string {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  return (moment) => {
    const { day, time } = inKyiv(moment);
    const words = t('end', {
      weekday: formatWeekdayName(weekdayOf(day), language),
      day: formatDayMonth(day, language),
      time: formatClock(time),
    });
    const own = ownClock(moment, day, language);
    return own === null ? words : `${words} ${t('ownClock', { time: formatClock(own) })}`;
  };
}
