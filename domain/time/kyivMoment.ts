import { hour, kyivOffsetHours } from './kyivTime.ts';

const minute = 60_000;

// A file of its own: every page begins with kyivTime.ts, and only later parts need this.

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
