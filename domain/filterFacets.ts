/** Counts of the options of a filter (`filter.ts`), fast enough for ten thousand flats between a tap and its frame. */

/** What a part has of a condition: one value, several, or null where it is unknown. What is unknown meets no condition. */
export type Known<Value> = Value | readonly Value[] | null;

export interface Parts<Part> {
  /** The parts of some items, one item's after another's. */
  readonly all: readonly Part[];
  /** For each part the number of its item. */
  readonly items: readonly number[];
}

/** Made once for many counts. */
export interface Counter<Value, Facet> {
  /** How many items each option would find; `passes` is 1 for the parts that meet all other conditions, else 0. */
  count(passes: Uint8Array, value: Value): Facet;
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
  readonly parts: Int32Array;
  readonly items: Int32Array;
}

/** Each value of each part, side by side. */
function columnOf<Part, Value extends string | number>(
  { all, items }: Parts<Part>,
  read: (part: Part) => Known<Value>,
): Column<Value> {
  const values: Value[] = [];
  const parts: number[] = [];
  all.forEach((part, number) => {
    for (const value of listOf(read(part))) {
      values.push(value);
      parts.push(number);
    }
  });
  return { values, parts: Int32Array.from(parts), items: Int32Array.from(parts, (part) => items[part] ?? 0) };
}

export function choiceCounter<Part, Value extends string | number>(
  partsOfItems: Parts<Part>,
  read: (part: Part) => Known<Value>,
): Counter<unknown, ChoiceFacet<Value>> {
  const { values, parts, items } = columnOf(partsOfItems, read);
  const options = [...new Set(values)];
  const numbers = new Map(options.map((option, number) => [option, number]));
  const codes = Int32Array.from(values, (value) => numbers.get(value) ?? 0);
  return {
    count: (passes) => {
      const counts = new Int32Array(options.length);
      const lastItems = new Int32Array(options.length).fill(-1);
      for (let row = 0; row < codes.length; row += 1) {
        const [code = 0, item = 0] = [codes[row], items[row]];
        if (passes[parts[row] ?? 0] === 0 || lastItems[code] === item) continue;
        counts[code] = (counts[code] ?? 0) + 1;
        lastItems[code] = item;
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
  partsOfItems: Parts<Part>,
  read: (part: Part) => Known<number>,
): Counter<Range, RangeFacet> {
  const { values, parts, items } = columnOf(partsOfItems, read);
  const steps = [...new Set(values)].toSorted((a, b) => a - b);
  const countAll = (passes: Uint8Array, { from, to }: Range): RangeFacet => {
    const found = { from: new Map<number, number>(), to: new Map<number, number>() };
    const count = (side: keyof Range, value: number): void => {
      if (Number.isFinite(value)) found[side].set(value, (found[side].get(value) ?? 0) + 1);
    };
    let [item, greatest, least] = [-1, -Infinity, Infinity];
    const endItem = (): void => {
      count('from', greatest);
      count('to', least);
      [greatest, least] = [-Infinity, Infinity];
    };
    for (let row = 0; row < parts.length; row += 1) {
      if (passes[parts[row] ?? 0] === 0) continue;
      if (items[row] !== item) endItem();
      item = items[row] ?? 0;
      const value = values[row] ?? 0;
      if (value <= (to ?? Infinity) && value > greatest) greatest = value;
      if (value >= (from ?? -Infinity) && value < least) least = value;
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
    count: (passes, value) => {
      const test = testOf(value);
      const found = new Set<number | undefined>();
      all.forEach((part, number) => {
        if (passes[number] === 1 && test?.(part) === true) found.add(items[number]);
      });
      return found.size;
    },
  };
}
