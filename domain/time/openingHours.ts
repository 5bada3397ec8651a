import { weekdayOf } from './days.ts';

interface WeeklyHours {
  /** From Monday = 1 to Sunday = 7. */
  readonly weekdays: readonly number[];
}

interface Opening<Hours extends WeeklyHours> {
  readonly schedule: readonly Hours[];
  readonly closures: readonly { readonly day: string }[];
}

/** The hours of a sales center on a day (`YYYY-MM-DD`), in the order of its schedule; none when its door stays shut. */
export function hoursOn<Hours extends WeeklyHours>(
  { schedule, closures }: Opening<Hours>,
  day: string,
): readonly Hours[] {
  return closures.some((closure) => closure.day === day)
    ? []
    : schedule.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));
}
