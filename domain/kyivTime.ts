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
 * Hours that the clocks in Kyiv are ahead of UTC: the summer time of the European Union, which Ukraine has had since 1997.
 * A rule, and not `Intl`, for what its first formatter costs a phone; a test holds it against the `Intl` that runs it, and is red when the law changes.
 */
export function kyivOffsetHours(moment: Date): number {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 3 : 2;
}

/** What a calendar and a clock in Kyiv show, as ISO without a zone. */
function shownInKyiv(moment: Date): string {
  return new Date(moment.getTime() + kyivOffsetHours(moment) * hour).toISOString();
}

/** The day in Kyiv as `YYYY-MM-DD`: offers and visits are dated there, wherever the visitor is. */
export function todayInKyiv(now: Date): string {
  return shownInKyiv(now).slice(0, 10);
}

/** What the clocks in Kyiv show, `HH:MM`. */
export function kyivClock(now: Date): string {
  return shownInKyiv(now).slice(11, 16);
}

export interface KyivTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly time: string;
}

export function inKyiv(moment: Date): KyivTime {
  return { day: todayInKyiv(moment), time: kyivClock(moment) };
}

/**
 * The moment at which the clocks show a time (`HH:MM`, up to 24:00) on a day. Of a time that comes twice it is the first; one that the
 * clocks leave out is as late as it would have been without their change.
 */
export function momentInKyiv(isoDay: string, time: string): Date {
  const asUtc = Date.parse(`${isoDay}T00:00:00Z`) + Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute;
  const offsetAt = (moment: number): number => kyivOffsetHours(new Date(moment)) * hour;
  // A change of clocks is an hour: the offsets of half a day before and after are the only ones that there can be.
  const [before, after] = [offsetAt(asUtc - 12 * hour), offsetAt(asUtc + 12 * hour)];
  const fitting = [asUtc - before, asUtc - after].filter((moment) => moment + offsetAt(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before);
}
