/** Where the sales centers and their clocks are. */
export const timeZone = 'Europe/Kyiv';

export const hour = 3_600_000;
const dayLength = 24 * hour;

/** The last Sunday of a month (from 0), 01:00 UTC. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * dayLength;
}

/**
 * Hours that Kyiv is ahead of UTC, by the summer time of the European Union, in force there since 1997. Computed,
 * because the first `Intl` formatter is slow on a phone; a test compares it with `Intl`.
 */
export function kyivOffsetHours(moment: Date): number {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 3 : 2;
}

/** Date and time in Kyiv as ISO without a zone. */
function shownInKyiv(moment: Date): string {
  return new Date(moment.getTime() + kyivOffsetHours(moment) * hour).toISOString();
}

/** The day in Kyiv as `YYYY-MM-DD`: offers and visits are dated there, wherever the visitor is. */
export function todayInKyiv(now: Date): string {
  return shownInKyiv(now).slice(0, 10);
}

/** The time in Kyiv, `HH:MM`. */
export function kyivClock(now: Date): string {
  return shownInKyiv(now).slice(11, 16);
}

interface KyivTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly time: string;
}

export function inKyiv(moment: Date): KyivTime {
  return { day: todayInKyiv(moment), time: kyivClock(moment) };
}
