import type { TimeWindow } from '#contract/lead.ts';
import { addDays } from '#domain/days.ts';
import { inKyiv, momentInKyiv } from '#domain/kyivTime.ts';
import type { Center } from '../content/assemble.ts';
import { type OpenHours, openOn } from '../visits/openingSlots.ts';
import type { CallWish } from '../database/tables.ts';

type Opening = Pick<Center, 'schedule' | 'closures'>;

/** Milliseconds until a call is expected during opening hours. */
const soon = 30 * 60_000;

/** No company is closed for longer. */
const daysAhead = 31;

const asWindow = ({ from, to }: OpenHours): TimeWindow => ({ from: from.toISOString(), to: to.toISOString() });

function fulfilled(centers: readonly Opening[], { day, from, to }: CallWish, now: Date): OpenHours | undefined {
  const wished = { from: momentInKyiv(day, from), to: momentInKyiv(day, to) };
  const open = centers.some((center) =>
    openOn(center, day).some((hours) => hours.from <= wished.from && wished.to <= hours.to),
  );
  return open && wished.from < wished.to && wished.to > now ? wished : undefined;
}

/**
 * When to expect a call: as wished, or within half an hour of opening hours; undefined when no center opens within a
 * month.
 */
export function expectCall(centers: readonly Opening[], wish: CallWish | undefined, now: Date): TimeWindow | undefined {
  const wished = wish === undefined ? undefined : fulfilled(centers, wish, now);
  if (wished !== undefined) return asWindow(wished);
  const { day: today } = inKyiv(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const starts = centers
      .flatMap((center) => openOn(center, addDays(today, ahead)))
      .map(({ from, to }) => ({ start: Math.max(from.getTime(), now.getTime()), end: to.getTime() }))
      .filter(({ start, end }) => start + soon <= end)
      .map(({ start }) => start);
    if (starts.length > 0) {
      const from = Math.min(...starts);
      return asWindow({ from: new Date(from), to: new Date(from + soon) });
    }
  }
  return undefined;
}
