const dayLength = 86_400_000;

/** A calendar day has no zone: it is counted in UTC, where every day has 24 hours. */
function utc(isoDay: string): number {
  return Date.parse(`${isoDay}T00:00:00Z`);
}

/** `YYYY-MM-DD`, so many days later. */
export function addDays(isoDay: string, count: number): string {
  return new Date(utc(isoDay) + count * dayLength).toISOString().slice(0, 10);
}

/** Negative when the second day is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (utc(to) - utc(from)) / dayLength;
}

/** From Monday = 1 to Sunday = 7. */
export function weekdayOf(isoDay: string): number {
  return new Date(isoDay).getUTCDay() || 7;
}
