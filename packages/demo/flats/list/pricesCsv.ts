import type { Complex } from '../data/complexTypes.ts';
import type { FlatRow } from './flatRows.ts';
import { type FlatStatus, seeded } from './status.ts';

/** The last day of the history: from then on the database of a server keeps it. */
const LAST = '2026-11-20';
/** Reservations that still hold. */
const LATELY = '2026-10-26';
const STEP = 100;
/** How often a free flat was reserved in between. */
const RETURNED = 0.06;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const DAY = 86_400_000;

/** A working day from the one to the other. */
function between(from: string, to: string, random: number): string {
  const date = new Date(time(from) + Math.round(random * ((time(to) - time(from)) / DAY)) * DAY);
  const weekend = date.getUTCDay() === 0 ? 2 : 1;
  if (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() - weekend);
  const day = date.toISOString().slice(0, 10);
  return day < from ? from : day;
}

interface Entry {
  day: string;
  status: FlatStatus;
}

/** The statuses of a flat since the first day, ending with that of today. */
function statusesOf({ status }: FlatRow, first: string, sold: number, random: () => number): Entry[] {
  const free: Entry = { day: first, status: 'free' };
  const after = new Date(time(first) + DAY).toISOString().slice(0, 10);
  if (status === 'reserved') return [free, { day: between(LATELY, LAST, random()), status }];
  if (status === 'free') {
    if (random() >= RETURNED) return [free];
    const day = between(after, LATELY, random());
    return [free, { day, status: 'reserved' }, { day: between(day, LAST, 0.5), status }];
  }
  if (random() >= sold) return [{ day: first, status }];
  const day = between(after, LAST, random());
  return [free, { day, status: 'reserved' }, { day: between(day, LAST, 0.1), status }];
}

/**
 * Earlier prices of the flats, by the price list of each day; a sold flat keeps its price. Null for a price on request.
 */
export function pricesCsv({ alias, history }: Complex, rows: readonly FlatRow[]): string | null {
  const [first] = history?.lists ?? [];
  if (history === undefined || first === undefined) return null;
  const partOn = (day: string): number => history.lists.findLast(([from]) => from <= day)?.[1] ?? 1;
  const lines = rows.flatMap((row) => {
    const statuses = statusesOf(row, first[0], history.sold, seeded(`${alias}/${row.id}/history`));
    const end = statuses.at(-1)?.status === 'sold' ? (statuses.at(-1)?.day ?? LAST) : LAST;
    const days = new Set([...statuses.map(({ day }) => day), ...history.lists.map(([day]) => day)]);
    return [...days]
      .filter((day) => day <= end)
      .toSorted()
      .map((day) => {
        const part = partOn(day) / partOn(end);
        const price = row.price_per_m2 === null ? '' : Math.round((row.price_per_m2 * part) / STEP) * STEP;
        const status = statuses.findLast((each) => each.day <= day)?.status ?? row.status;
        return { day, state: `${price},${status}` };
      })
      .filter(({ state }, index, all) => state !== all[index - 1]?.state)
      .map(({ day, state }) => `${row.id},${day},${state}`);
  });
  return ['flat,day,price_per_m2,status', ...lines, ''].join('\n');
}
