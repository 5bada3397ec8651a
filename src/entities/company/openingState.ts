import { addDays } from '#domain/days.ts';
import { kyivClock, todayInKyiv } from '#domain/kyivTime.ts';
import type { SalesCenter } from '#shared/answers';
import { clockOf, joined, minutesOf } from './clockSpans.ts';
import { hoursOn, type Opening } from './openHours.ts';

export interface OpeningChange {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** Days from today. */
  readonly inDays: number;
  /** `HH:MM` in Kyiv. */
  readonly clock: string;
}

export interface OpeningState {
  readonly open: boolean;
  /** When it closes or opens next; null when that is further away than anybody plans. */
  readonly change: OpeningChange | null;
}

const minutesOfDay = 1440;
/** Days to look ahead: longer than any holiday. */
const outlook = 60;

/**
 * Whether a sales center is open, and until when. Hours and the present are compared as what the clocks in Kyiv
 * show, so that a night with a change to or from summer time moves nothing.
 */
export function openingState(center: Opening, now: Date): OpeningState {
  const today = todayInKyiv(now);
  const minute = minutesOf(kyivClock(now));
  // Hours that touch, also over midnight, are one span.
  const spans = joined(
    Array.from({ length: outlook }, (_, index) =>
      hoursOn(center, addDays(today, index)).map(({ from, to }) => ({
        from: minutesOf(from) + index * minutesOfDay,
        to: minutesOf(to) + index * minutesOfDay,
      })),
    ).flat(),
  );
  const next = spans.find(({ to }) => to > minute);
  if (next === undefined) return { open: false, change: null };
  const open = next.from <= minute;
  const at = open ? next.to : next.from;
  if (at >= outlook * minutesOfDay) return { open, change: null };
  const inDays = Math.floor(at / minutesOfDay);
  return { open, change: { day: addDays(today, inDays), inDays, clock: clockOf(at % minutesOfDay) } };
}

/** Closures that are not over; while the present is unknown, all. */
export function comingClosures({ closures }: Opening, today: string | null): SalesCenter['closures'] {
  if (today === null) return closures;
  return closures.filter(({ day }) => day >= today);
}
