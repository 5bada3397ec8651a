/** Where the sales centers and their clocks are. */
export const timeZone = 'Europe/Kyiv';

const minute = 60_000;
const hour = 60 * minute;
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

/**
 * The moment of a Kyiv time (`HH:MM`, up to 24:00) on a day: the first one when clocks go back, and shifted by the hour
 * when they skip it.
 */
export function momentInKyiv(isoDay: string, time: string): Date {
  const asUtc = Date.parse(`${isoDay}T00:00:00Z`) + Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute;
  const offsetAt = (moment: number): number => kyivOffsetHours(new Date(moment)) * hour;
  // A change of clocks is an hour: the offsets of half a day before and after are the only ones that there can be.
  const [before, after] = [offsetAt(asUtc - 12 * hour), offsetAt(asUtc + 12 * hour)];
  const fitting = [asUtc - before, asUtc - after].filter((moment) => moment + offsetAt(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before);
}
