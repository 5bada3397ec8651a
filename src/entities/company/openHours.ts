import { weekdayOf } from '#domain/days.ts';
import type { OpeningHours, SalesCenter } from '#shared/answers';

export type Opening = Pick<SalesCenter, 'schedule' | 'closures'>;

/** The hours of a sales center on a day (`YYYY-MM-DD`); none when its door stays shut. */
export function hoursOn({ schedule, closures }: Opening, day: string): readonly OpeningHours[] {
  return closures.some((closure) => closure.day === day)
    ? []
    : schedule.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));
}
