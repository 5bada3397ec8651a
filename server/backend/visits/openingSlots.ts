import { addDays } from '#domain/time/days.ts';
import { momentInKyiv } from '#domain/time/kyivMoment.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { hoursOn } from '#domain/time/openingHours.ts';
import type { Center } from '../content/assemble.ts';

/** When a center is open. */
export type Opening = Pick<Center, 'schedule' | 'closures'>;

export interface OpenHours {
  readonly from: Date;
  readonly to: Date;
}

/** When a center is open on a day, in the order of the clocks; hours that touch are still two. */
export function openOn(center: Opening, day: string): readonly OpenHours[] {
  return hoursOn(center, day)
    .map(({ from, to }) => ({ from: momentInKyiv(day, from), to: momentInKyiv(day, to) }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

export type Bookable = Opening & Pick<Center, 'visits'>;

/** Every slot that begins on a day: from the opening on, one after the other, as long as a whole one fits. */
export function slotsOn(center: Bookable, day: string): readonly Date[] {
  const length = center.visits.slot_minutes * 60_000;
  const slots = openOn(center, day).flatMap(({ from, to }) =>
    Array.from(
      { length: Math.max(0, Math.floor((to.getTime() - from.getTime()) / length)) },
      (_, index) => from.getTime() + index * length,
    ),
  );
  // Overlapping hours give duplicate moments.
  return [...new Set(slots)].toSorted((a, b) => a - b).map((moment) => new Date(moment));
}

/** The last day that can be booked. */
export const lastDay = ({ visits }: Pick<Center, 'visits'>, now: Date): string =>
  addDays(inKyiv(now).day, visits.days_ahead - 1);

/** Slots of a day that are neither too soon nor too far away. */
export function bookableOn(center: Bookable, day: string, now: Date): readonly Date[] {
  if (day > lastDay(center, now)) return [];
  const earliest = now.getTime() + center.visits.lead_minutes * 60_000;
  return slotsOn(center, day).filter((slot) => slot.getTime() >= earliest);
}

/** Whether a visit may begin at that moment. */
export function isBookable(center: Bookable, startsAt: Date, now: Date): boolean {
  // Limits far future dates before any calculation.
  if (startsAt < now || startsAt.getTime() - now.getTime() > (center.visits.days_ahead + 1) * 86_400_000) return false;
  return bookableOn(center, inKyiv(startsAt).day, now).some((slot) => slot.getTime() === startsAt.getTime());
}
