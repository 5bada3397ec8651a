import { addDays } from '#domain/time/days.ts';
import { kyivClock, todayInKyiv } from '#domain/time/kyivTime.ts';
import { hoursOn } from '#domain/time/openingHours.ts';
import type { SalesCenter } from '#shared/responses';

/** A stretch of a day, or of days in a row, in minutes since the midnight with which the first began. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Spans that touch or overlap are one. */
export function joined(spans: readonly ClockSpan[]): readonly ClockSpan[] {
  return spans
    .toSorted((a, b) => a.from - b.from)
    .reduce<ClockSpan[]>((all, span) => {
      const last = all.at(-1);
      if (last !== undefined && span.from <= last.to) {
        return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
      }
      return [...all, span];
    }, []);
}

export type Opening = Pick<SalesCenter, 'schedule' | 'closures'>;

export interface OpeningChange {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** Days from today. */
  readonly inDays: number;
  /** `HH:MM` in Kyiv. */
  readonly clock: string;
}

interface OpeningState {
  readonly open: boolean;
  /** When it closes or opens next; null when that is further away than anybody plans. */
  readonly change: OpeningChange | null;
}

const minutesOfDay = 1440;
/** Days to look ahead: longer than any holiday. */
const outlook = 60;

/**
 * Whether a sales center is open, and until when. Compares Kyiv clock times, so that changes to or from summer time do
 * not matter.
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
