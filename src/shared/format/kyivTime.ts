const hour = 3_600_000;
const day = 24 * hour;

/** The last Sunday of a month (from 0), 01:00 UTC. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * day;
}

/**
 * Hours that the clocks in Kyiv are ahead of UTC: the summer time of the European Union, which Ukraine has had since 1997 (IANA: Europe/Kyiv).
 * A rule, and not `Intl`, for what its first formatter costs a phone; a test holds it against the `Intl` that runs it, and is red when the law changes.
 */
export function kyivOffsetHours(moment: Date): number {
  const year = moment.getUTCFullYear();
  const isSummer = moment.getTime() >= lastSunday(year, 2) && moment.getTime() < lastSunday(year, 9);
  return isSummer ? 3 : 2;
}

/** What a calendar and a clock in Kyiv show, as ISO without a zone. */
function inKyiv(moment: Date): string {
  return new Date(moment.getTime() + kyivOffsetHours(moment) * hour).toISOString();
}

/** The day in Kyiv as `YYYY-MM-DD`: offers and visits are dated there, wherever the visitor is. */
export function todayInKyiv(now: Date): string {
  return inKyiv(now).slice(0, 10);
}

/** What the clocks in Kyiv show, `HH:MM`. */
export function kyivClock(now: Date): string {
  return inKyiv(now).slice(11, 16);
}
