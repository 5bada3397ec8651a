import type { flatStatuses } from './flatValues.ts';

/** The published facts of a flat from a day on; `price` in kopiykas, null: on request. */
export interface FlatChange {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly price: number | null;
  readonly status: (typeof flatStatuses)[number];
}

const isAlike = (one: FlatChange, other: FlatChange): boolean =>
  one.price === other.price && one.status === other.status;

/**
 * Oldest first: changes from before the first recorded one, then the recorded ones, without repetitions. A day has its
 * last change alone, so that a mistake corrected on the same day leaves no trace.
 */
export function joinChanges(before: readonly FlatChange[], recorded: readonly FlatChange[]): FlatChange[] {
  const [first] = recorded;
  const all = [...before.filter(({ day }) => first === undefined || day < first.day), ...recorded];
  const daily = all.filter(({ day }, index) => day !== all[index + 1]?.day);
  return daily.filter((change, index) => {
    const last = daily[index - 1];
    return last === undefined || !isAlike(last, change);
  });
}

/** The published facts at the end of a day. */
export const stateOn = (changes: readonly FlatChange[], day: string): FlatChange | undefined =>
  changes.findLast((change) => change.day <= day);

/** The change in percent with one decimal; null without a base. */
export const percentChange = (from: number, to: number): number | null =>
  // Adding 0 turns "-0" into 0.
  from <= 0 ? null : Math.round((to / from - 1) * 1000) / 10 + 0;

/** How the price has changed since it was first published, in percent; null where it never was. */
export function priceChange(changes: readonly FlatChange[]): number | null {
  const prices = changes.flatMap(({ price }) => price ?? []);
  const [first, last] = [prices[0], prices.at(-1)];
  return first === undefined || last === undefined ? null : percentChange(first, last);
}

export interface RecordedFlat {
  /** m². */
  readonly area: number;
  /** Oldest first. */
  readonly changes: readonly FlatChange[];
}

/** All flats of a project at the end of a month, or on the last day that is known. */
export interface HistoryMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Median of the free flats, in kopiykas; null while none of them has a price. */
  readonly price_per_m2: number | null;
  /** Of the same flats since the first month, in percent, so that a cheap flat that is sold changes nothing; null without prices. */
  readonly change_percent: number | null;
  /** Flats sold in the month, minus those returned to sale. */
  readonly sold: number;
  readonly free: number;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

/** Every month from the first change to `today`. */
export function historyMonths(flats: readonly RecordedFlat[], today: string): HistoryMonth[] {
  const known = flats.filter(({ changes }) => changes[0] !== undefined && changes[0].day <= today);
  const begin = known.flatMap(({ changes }) => changes[0]?.day ?? []).toSorted()[0];
  if (begin === undefined) return [];
  const months: HistoryMonth[] = [];
  const last = today.slice(0, 7);
  /** Of the prices, as a factor since the first day. */
  let level: number | null = null;
  for (let month = begin.slice(0, 7), before = ''; month <= last; month = nextMonth(month)) {
    // Days compare as texts, so no month needs its own last one.
    const end = month === last ? today : `${month}-31`;
    const since = before;
    const pairs = known.flatMap(({ area, changes }) => {
      const now = stateOn(changes, end);
      const start = stateOn(changes, since) ?? changes[0];
      return now === undefined || start === undefined ? [] : [{ area, start, now }];
    });
    const compared = pairs.filter(({ start, now }) => start.status !== 'sold' && start.price && now.price);
    const sum = (side: 'start' | 'now'): number =>
      compared.reduce((total, { [side]: { price } }) => total + (price ?? 0), 0);
    if (compared.length > 0) level = (level ?? 1) * (sum('now') / sum('start'));
    const free = pairs.filter(({ now }) => now.status === 'free');
    const soldOf = (side: 'start' | 'now'): number =>
      pairs.filter(({ [side]: { status } }) => status === 'sold').length;
    months.push({
      month,
      price_per_m2: median(free.flatMap(({ area, now: { price } }) => (price === null ? [] : price / area))),
      change_percent: level === null ? null : percentChange(1, level),
      sold: soldOf('now') - soldOf('start'),
      free: free.length,
    });
    before = end;
  }
  return months;
}
