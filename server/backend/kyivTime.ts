import { LRUCache } from 'lru-cache';

/** Where the sales centers and their clocks are. */
export const timeZone = 'Europe/Kyiv';

const minute = 60_000;
const hour = 60 * minute;

const clocks = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** More than a year of hours. */
const offsets = new LRUCache<number, number>({ max: 10_000 });

/** How far the clocks are ahead of UTC at a moment, all in milliseconds. Clocks change at full hours, so each hour is looked up once: that is slow. */
function offsetAt(moment: number): number {
  const full = Math.floor(moment / hour) * hour;
  const known = offsets.get(full);
  if (known !== undefined) return known;
  const parts = new Map(clocks.formatToParts(full).map(({ type, value }) => [type, value]));
  const shown = Date.parse(
    `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}:00Z`,
  );
  offsets.set(full, shown - full);
  return shown - full;
}

export interface KyivTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly time: string;
}

/** What calendar and clock say in Kyiv. */
export function inKyiv(moment: Date): KyivTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/**
 * The moment at which the clocks show a time (HH:MM, up to 24:00) on a day. Of a time that comes twice it is the first; one that the clocks leave out
 * is as late as it would have been without their change.
 */
export function momentInKyiv(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute;
  // A change of clocks is an hour: the offsets of half a day before and after are the only ones that there can be.
  const [before, after] = [offsetAt(asUtc - 12 * hour), offsetAt(asUtc + 12 * hour)];
  const fitting = [asUtc - before, asUtc - after].filter((moment) => moment + offsetAt(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before);
}
