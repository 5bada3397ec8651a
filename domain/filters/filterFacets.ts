/** Counts of the options of a filter (`filter.ts`), fast enough for ten thousand flats between a tap and its frame. */

/** A part's values for a condition: one, several, or null when unknown. Unknown matches no condition. */
export type Known<Value> = Value | readonly Value[] | null;

export interface Parts<Part> {
  /** The parts of some items, one item's after another's. */
  readonly all: readonly Part[];
  /** For each part the number of its item. */
  readonly items: readonly number[];
}

/** Made once for many counts. */
export interface Counter<Value, Facet> {
  /** How many items each option would find; `meeting` are the numbers of the parts that meet all other conditions, ascending. */
  count(meeting: readonly number[], value: Value): Facet;
}

/** By option; options that no item has are not there. */
export type ChoiceFacet<Value> = ReadonlyMap<Value, number>;
const noValues: readonly never[] = [];

export function listOf<Value extends string | number>(known: Known<Value>): readonly Value[] {
  if (known === null) return noValues;
  return typeof known === 'object' ? known : [known];
}

interface Column<Value> {
  readonly values: readonly Value[];
  /** Where the values of each part begin; the last one is the end of all. */
  readonly starts: Int32Array;
}

/** The values of each part, side by side. */
function columnOf<Part, Value extends string | number>(
  all: readonly Part[],
  read: (part: Part) => Known<Value>,
): Column<Value> {
  const values: Value[] = [];
  const starts = new Int32Array(all.length + 1);
  all.forEach((part, number) => {
    const known = read(part);
    if (typeof known === 'object') values.push(...listOf(known));
    else values.push(known);
    starts[number + 1] = values.length;
  });
  return { values, starts };
}

export function choiceCounter<Part, Value extends string | number>(
  { all, items }: Parts<Part>,
  read: (part: Part) => Known<Value>,
): Counter<unknown, ChoiceFacet<Value>> {
  const { values, starts } = columnOf(all, read);
  const options = [...new Set(values)];
  const numbers = new Map(options.map((option, number) => [option, number]));
  const codes = Int32Array.from(values, (value) => numbers.get(value) ?? 0);
  return {
    count: (meeting) => {
      const counts = new Int32Array(options.length);
      const lastItems = new Int32Array(options.length).fill(-1);
      for (const part of meeting) {
        const item = items[part] ?? 0;
        for (let row = starts[part] ?? 0; row < (starts[part + 1] ?? 0); row += 1) {
          const code = codes[row] ?? 0;
          if (lastItems[code] === item) continue;
          lastItems[code] = item;
          counts[code] = (counts[code] ?? 0) + 1;
        }
      }
      return new Map(options.map((option, code) => [option, counts[code] ?? 0]));
    },
  };
}

export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface Bound {
  readonly side: keyof Range;
  readonly bound: number;
}

export interface RangeFacet {
  /** All values of the items, ascending. */
  readonly values: readonly number[];
  /** How many items would be found with this bound, beside the other one. */
  readonly count: (side: keyof Range, bound: number) => number;
}

/** An item is found from a bound when its greatest value under the upper bound reaches it, and the other way round. */
export function rangeCounter<Part>(
  { all, items }: Parts<Part>,
  read: (part: Part) => Known<number>,
): Counter<Range, RangeFacet> {
  const { values, starts } = columnOf(all, read);
  const steps = [...new Set(values)].toSorted((a, b) => a - b);
  const countAll = (meeting: readonly number[], { from, to }: Range): RangeFacet => {
    const found = { from: new Map<number, number>(), to: new Map<number, number>() };
    const add = (side: keyof Range, value: number): void => {
      if (Number.isFinite(value)) found[side].set(value, (found[side].get(value) ?? 0) + 1);
    };
    let [last, greatest, least] = [-1, -Infinity, Infinity];
    const endItem = (): void => {
      add('from', greatest);
      add('to', least);
      [greatest, least] = [-Infinity, Infinity];
    };
    for (const part of meeting) {
      const item = items[part] ?? 0;
      if (item !== last) endItem();
      last = item;
      for (let row = starts[part] ?? 0; row < (starts[part + 1] ?? 0); row += 1) {
        const value = values[row] ?? 0;
        if (value <= (to ?? Infinity) && value > greatest) greatest = value;
        if (value >= (from ?? -Infinity) && value < least) least = value;
      }
    }
    endItem();
    return {
      values: steps,
      count: (side, bound) => {
        let sum = 0;
        for (const [value, number] of found[side]) {
          if (side === 'from' ? value >= bound : value <= bound) sum += number;
        }
        return sum;
      },
    };
  };
  return { count: countAll };
}

/** Counts the items with a part that meets a test. */
export function testCounter<Part, Value>(
  { all, items }: Parts<Part>,
  testOf: (value: Value) => ((part: Part) => boolean) | null,
): Counter<Value, number> {
  return {
    count: (meeting, value) => {
      const test = testOf(value);
      return test === null
        ? 0
        : new Set(meeting.filter((part) => test(all[part] as Part)).map((part) => items[part])).size;
    },
  };
}
