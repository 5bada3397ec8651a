import type { Slot, SlotsData, SlotsQuery } from '#contract/leads/visit.ts';
import { addDays } from '#domain/time/days.ts';
import { inKyiv, timeZone } from '#domain/time/kyivTime.ts';
import type { Center } from '../content/assemble.ts';
import { bookableOn, lastDay } from './openingSlots.ts';
import { createSeatCount, type TakenSeat } from './seats.ts';

/** The seats that are booked or held on days of a center. */
export type TakenSeats = (center: string, from: string, to: string) => Promise<readonly TakenSeat[]>;

function firstFree(from: string, last: string, slotsOf: (day: string) => readonly Slot[]): string | null {
  for (let day = from; day <= last; day = addDays(day, 1)) if (slotsOf(day).some(({ free }) => free > 0)) return day;
  return null;
}

/** The slots of a range of days, and where to look after it. */
export async function freeSlots(
  center: Center,
  { from, to }: SlotsQuery,
  now: Date,
  takenSeats: TakenSeats,
): Promise<SlotsData> {
  const { slot_minutes, capacity } = center.visits;
  const last = lastDay(center, now);
  const takenAt = createSeatCount(await takenSeats(center.alias, from, last > to ? last : to), slot_minutes);
  const shown = (slot: Date): Slot => ({
    starts_at: slot.toISOString(),
    time: inKyiv(slot).time,
    free: Math.max(0, capacity - takenAt(slot)),
  });
  const slotsOf = (day: string): Slot[] => bookableOn(center, day, now).map(shown);

  const { day: today } = inKyiv(now);
  const days: SlotsData['days'] = [];
  for (let day = from > today ? from : today; day <= to && day <= last; day = addDays(day, 1)) {
    const slots = slotsOf(day);
    if (slots.length > 0) days.push({ day, slots });
  }
  const next = to < last ? firstFree(to < today ? today : addDays(to, 1), last, slotsOf) : null;
  return { center: center.alias, time_zone: timeZone, slot_minutes, days, next_day: next };
}
