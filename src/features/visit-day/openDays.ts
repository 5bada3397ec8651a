import type { OpeningHours, SalesCenter } from '#contract/company.ts';
import { weekdayOf } from '#shared/time';

type Opening = Pick<SalesCenter, 'schedule' | 'closures'>;

/** The hours of a sales center on a day (`YYYY-MM-DD`); none when its door stays shut. */
export const hoursOn = ({ schedule, closures }: Opening, day: string): readonly OpeningHours[] =>
  closures.some((closure) => closure.day === day)
    ? []
    : schedule.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));

/** Whether a visit can be on that day: not in the past, and the center (when one is chosen) is open. */
export const canVisitOn = (day: string, today: string, center: Opening | undefined): boolean =>
  day >= today && (center === undefined || hoursOn(center, day).length > 0);
