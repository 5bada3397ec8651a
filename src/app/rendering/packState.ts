import type { SentResults } from '#shared/api';

/** The key of a reference object; state objects with this key are packed as well. */
const packedKey = '_';

/** A list of objects of the same keys, as a row a key. */
interface PackedTable {
  readonly [packedKey]: readonly string[];
  /** Packed lists: the values of each key. */
  readonly c: readonly unknown[];
}

/** A list with few distinct values. */
interface PackedRepeats {
  readonly [packedKey]: 0;
  /** A packed list: each value once. */
  readonly v: unknown;
  /** Which of them, from the first to the last of the list. */
  readonly i: readonly number[];
}

/** A list of strings that begin alike. */
interface PackedHeads {
  readonly [packedKey]: 2;
  readonly h: string;
  /** A packed list: the rest of each. */
  readonly v: unknown;
}

/** An object that happens to have the key. */
interface PackedObject {
  readonly [packedKey]: 1;
  readonly v: readonly (readonly [key: string, value: unknown])[];
}

type Packed = PackedTable | PackedRepeats | PackedHeads | PackedObject;

const isPacked = (value: object): value is Packed => Object.hasOwn(value, packedKey);

function unpackMarked(packed: Packed): unknown {
  const kind = packed[packedKey];
  if (kind === 0) {
    const { v, i } = packed;
    const values = unpackState(v) as readonly unknown[];
    return i.map((index) => values[index]);
  }
  if (kind === 1) return Object.fromEntries(packed.v.map(([key, value]) => [key, unpackState(value)]));
  if (kind === 2) return (unpackState(packed.v) as readonly string[]).map((rest) => packed.h + rest);
  const columns = packed.c.map((item) => unpackState(item)) as readonly (readonly unknown[])[];
  return columns[0]?.map((_, row) => Object.fromEntries(kind.map((key, column) => [key, columns[column]?.[row]])));
}

/** Restores the argument of `packState`. Repeated values become one shared object. */
export function unpackState(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => unpackState(item));
  if (isPacked(value)) return unpackMarked(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpackState(item)]));
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that all of a list's items have, in the same order; null: they differ, or there is nothing to win. */
function keysOfAll(list: readonly unknown[]): readonly string[] | null {
  const [first] = list;
  if (list.length < 2 || !isObject(first)) return null;
  const keys = Object.keys(first);
  const alike = list.every((item) => {
    if (!isObject(item)) return false;
    const own = Object.keys(item);
    return own.length === keys.length && own.every((key, index) => key === keys[index] && item[key] !== undefined);
  });
  return alike && keys.length > 0 ? keys : null;
}

/**
 * Whether the first field alone distinguishes most objects of a list, as an id does: then deep comparison is
 * unnecessary.
 */
function areDistinguished(list: readonly unknown[]): boolean {
  const [first] = list;
  if (!isObject(first)) return false;
  const [key = ''] = Object.keys(first);
  const values = new Set(list.map((item) => (isObject(item) && typeof item[key] !== 'object' ? item[key] : undefined)));
  return values.size * 2 > list.length;
}

/** The distinct values and their positions; null when most are unique, or as short as a reference. */
function repeatsOf(
  list: readonly unknown[],
): { readonly values: readonly unknown[]; readonly indices: readonly number[] } | null {
  if (
    list.length < 4 ||
    list.every((item) => typeof item !== 'object' && typeof item !== 'string') ||
    areDistinguished(list)
  ) {
    return null;
  }
  const values: unknown[] = [];
  const known = new Map<string, number>();
  const indices: number[] = [];
  for (const item of list) {
    const text = JSON.stringify(item);
    const index = known.get(text) ?? values.push(item) - 1;
    if (index * 2 >= list.length) return null;
    known.set(text, index);
    indices.push(index);
  }
  return { values, indices };
}

/** The files of one picture begin alike, and go on as those of other pictures do: of the rests there are few lists. */
const shortestHead = 8;

function headOf(list: readonly unknown[]): string {
  const [first] = list;
  if (list.length < 2 || typeof first !== 'string') return '';
  return list.reduce<string>((head, item) => {
    let end = typeof item === 'string' ? head.length : 0;
    while (end > 0 && !(item as string).startsWith(head.slice(0, end))) end -= 1;
    return head.slice(0, end);
  }, first);
}

function packList(list: readonly unknown[]): unknown {
  const repeats = repeatsOf(list);
  if (repeats) return { [packedKey]: 0, v: packState(repeats.values), i: repeats.indices } satisfies PackedRepeats;
  const head = headOf(list);
  if (head.length >= shortestHead) {
    const rests = packList(list.map((item) => (item as string).slice(head.length)));
    return { [packedKey]: 2, h: head, v: rests } satisfies PackedHeads;
  }
  const keys = keysOfAll(list);
  if (!keys) return list.map((item) => packState(item));
  const columns = keys.map((key) => packList(list.map((item) => (item as JsonObject)[key])));
  return { [packedKey]: keys, c: columns } satisfies PackedTable;
}

/**
 * Packs repeated values: hundreds of flats share texts, plans and rooms, and a browser parses the state before
 * hydration. Input and output are JSON.
 */
export function packState(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, packState(item)] as const);
  return packedKey in value ? ({ [packedKey]: 1, v: entries } satisfies PackedObject) : Object.fromEntries(entries);
}

const packedResults = new WeakMap<object, object>();

/** `packState` of each result; one that many pages are rendered from is packed once, and then in `shared`. */
export function packResults(results: SentResults, shared: WeakSet<object>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(results).map(([key, { data, ...result }]) => {
      if (typeof data !== 'object' || data === null)
        return [key, packState({ ...result, ...(data !== undefined && { data }) })];
      const packed = packedResults.get(data) ?? (packState(data) as object);
      packedResults.set(data, packed);
      shared.add(packed);
      return [key, { ...(packState(result) as object), data: packed }];
    }),
  );
}
