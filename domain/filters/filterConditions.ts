import {
  type Bound,
  type ChoiceFacet,
  choiceCounter,
  type Counter,
  type Known,
  listOf,
  type Parts,
  type Range,
  rangeCounter,
  type RangeFacet,
  testCounter,
} from './filterFacets.ts';
import { splitKeys, escapeKey } from './keyList.ts';

/** One condition of a filter (`filter.ts`). The kinds are below: `anyOf`, `allOf`, `yes`, `keyOf`, `between`, `single`, `order`. */
export interface Condition<Part, Value, Option, Facet> {
  /** The value without a condition. */
  readonly none: Value;
  /** Its parameters in the query; the name is its key in the table. */
  parameters(name: string): readonly string[];
  /** Ignores invalid values: an old link must not break the page. */
  parse(search: URLSearchParams, name: string): Value;
  write(value: Value, name: string): readonly (readonly [parameter: string, text: string])[];
  /** Null without a condition. */
  test(value: Value): ((part: Part) => boolean) | null;
  /** The chosen options, each with the value that remains without it. */
  chosen(value: Value): readonly { readonly option: Option; readonly without: Value }[];
  counter(parts: Parts<Part>): Counter<Value, Facet>;
}

type Choice<Part, Value> = Condition<Part, readonly Value[], Value, ChoiceFacet<Value>>;

function choice<Part, Value extends string | number>(
  read: (part: Part) => Known<Value>,
  parse: (texts: readonly string[]) => readonly Value[],
): Choice<Part, Value> {
  return {
    none: [],
    parameters: (name) => [name],
    parse: (search, name) => parse(search.getAll(name)),
    write: (values, name) => values.map((value) => [name, String(value)]),
    test: (values) =>
      values.length === 0
        ? null
        : (part) => {
            const known = read(part);
            if (known === null) return false;
            return typeof known === 'object' ? known.some((value) => values.includes(value)) : values.includes(known);
          },
    chosen: (values) => values.map((option) => ({ option, without: values.filter((value) => value !== option) })),
    counter: (parts) => choiceCounter(parts, read),
  };
}

/** The URL is written as `rooms=2&rooms=3`; old links have `rooms=2,3`. */
function splitLists(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(','));
}

/** Any of some values that are known beforehand. */
export function anyOf<Part, Value extends string | number>(
  values: readonly Value[],
  read: (part: Part) => Known<Value>,
): Choice<Part, Value> {
  return choice(read, (texts) => {
    const known = splitLists(texts);
    return values.filter((value) => known.includes(String(value)));
  });
}

/** All of the chosen ones, of some values that are known beforehand; an option finds what meets it beside them. */
export function allOf<Part, Value extends string>(
  values: readonly Value[],
  read: (part: Part) => readonly Value[],
): Choice<Part, Value> {
  const test = (chosen: readonly Value[]) =>
    chosen.length === 0 ? null : (part: Part) => chosen.every((value) => read(part).includes(value));
  return {
    ...anyOf(values, read),
    test,
    counter: (parts) => {
      const counter = testCounter(parts, test);
      const known = values.filter((value) => parts.all.some((part) => read(part).includes(value)));
      return {
        count: (meeting, chosen) =>
          new Map(known.map((value) => [value, counter.count(meeting, [...chosen, value])] as const)),
      };
    },
  };
}

/** Yes, or no condition: `offer=1`. */
export function yes<Part>(isMet: (part: Part) => boolean): Choice<Part, '1'> {
  return anyOf(['1'], (part) => (isMet(part) ? '1' : null));
}

interface KeyOptions {
  /** A link that names more is cut. */
  readonly most?: number;
  readonly isKey?: (text: string) => boolean;
  /** Whether old addresses joined them by commas; a comma that belongs to a key is written as a code. */
  readonly joined?: boolean;
}

/** One or more keys that only the items define. */
export function keyOf<Part>(
  read: (part: Part) => Known<string>,
  { most = Infinity, isKey = (text) => text !== '', joined = false }: KeyOptions = {},
): Choice<Part, string> {
  return {
    ...choice(read, (texts) => [...new Set(joined ? texts.flatMap(splitKeys) : texts)].filter(isKey).slice(0, most)),
    write: (keys, name) => keys.map((key) => [name, joined ? escapeKey(key) : key]),
  };
}

const sides = ['from', 'to'] as const;
interface RangeOptions {
  /** The format of a bound in an address. */
  readonly pattern: RegExp;
  /** Units of the item in one unit of the URL, such as kopiykas in a hryvnia. */
  readonly unit?: number;
}

/** From a bound to a bound, both included: `floor_from=2&floor_to=9`. */
export function between<Part>(
  read: (part: Part) => Known<number>,
  { pattern, unit = 1 }: RangeOptions,
): Condition<Part, Range, Bound, RangeFacet> {
  const parseBound = (text: string | null): number | null =>
    text !== null && pattern.test(text) ? Number(text) * unit || 0 : null;
  return {
    none: { from: null, to: null },
    parameters: (name) => sides.map((side) => `${name}_${side}`),
    parse: (search, name) => ({
      from: parseBound(search.get(`${name}_from`)),
      to: parseBound(search.get(`${name}_to`)),
    }),
    write: (range, name) =>
      sides.flatMap((side) => {
        const bound = range[side];
        return bound === null ? [] : [[`${name}_${side}`, String(Math.round(bound / unit))] as const];
      }),
    test: ({ from, to }) =>
      from === null && to === null
        ? null
        : (part) => {
            const known = read(part);
            const isWithin = (value: number): boolean => value >= (from ?? -Infinity) && value <= (to ?? Infinity);
            return typeof known === 'number' ? isWithin(known) : listOf(known).some(isWithin);
          },
    chosen: (range) =>
      sides.flatMap((side) => {
        const bound = range[side];
        return bound === null ? [] : [{ option: { side, bound }, without: { ...range, [side]: null } }];
      }),
    counter: (parts) => rangeCounter(parts, read),
  };
}

interface SingleOptions<Part, Value> {
  readonly parse: (text: string) => Value | null;
  readonly write: (value: Value) => string;
  readonly isMet: (part: Part, value: Value) => boolean;
}

/** One value with a meaning of its own; null is no condition. Its facet counts only what is chosen. */
export function single<Part, Value>({
  parse,
  write,
  isMet,
}: SingleOptions<Part, Value>): Condition<Part, Value | null, Value, number> {
  const test = (value: Value | null) => (value === null ? null : (part: Part) => isMet(part, value));
  return {
    none: null,
    parameters: (name) => [name],
    parse: (search, name) => parse(search.get(name) ?? ''),
    write: (value, name) => (value === null ? [] : [[name, write(value)]]),
    test,
    chosen: (value) => (value === null ? [] : [{ option: value, without: null }]),
    counter: (parts) => testCounter(parts, test),
  };
}

/** The sort order: hides no item. The usual order is not written to the URL. */
export function order<Order extends string, Usual extends Order | null>(
  orders: readonly Order[],
  usual: Usual,
): Condition<unknown, Order | Usual, never, null> {
  return {
    none: usual,
    parameters: (name) => [name],
    parse: (search, name) => orders.find((known) => known === search.get(name)) ?? usual,
    write: (value, name) => (value === null || value === usual ? [] : [[name, value]]),
    test: () => null,
    chosen: () => [],
    counter: () => ({ count: () => null }),
  };
}
