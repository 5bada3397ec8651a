import type { SentResults } from '#shared/api';
import { packedKey, type PackedObject, type PackedRepeats, type PackedTable } from './packedState.ts';

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

/** Whether the first field alone tells most of a list's objects apart, as an id does: then none of them need be compared as a whole. */
function areTold(list: readonly unknown[]): boolean {
  const [first] = list;
  if (!isObject(first)) return false;
  const [key = ''] = Object.keys(first);
  const values = new Set(list.map((item) => (isObject(item) && typeof item[key] !== 'object' ? item[key] : undefined)));
  return values.size * 2 > list.length;
}

/** Each value once and which of them stands where; null: most of them come once, or they are as short as a reference. */
function repeatsOf(
  list: readonly unknown[],
): { readonly values: readonly unknown[]; readonly indices: readonly number[] } | null {
  if (list.length < 4 || list.every((item) => typeof item !== 'object' && typeof item !== 'string') || areTold(list)) {
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

function packList(list: readonly unknown[]): unknown {
  const repeats = repeatsOf(list);
  if (repeats) return { [packedKey]: 0, v: packState(repeats.values), i: repeats.indices } satisfies PackedRepeats;
  const keys = keysOfAll(list);
  if (!keys) return list.map((item) => packState(item));
  const columns = keys.map((key) => packList(list.map((item) => (item as JsonObject)[key])));
  return { [packedKey]: keys, c: columns } satisfies PackedTable;
}

/**
 * The same as less text: hundreds of flats share their words, plans and rooms, and a browser reads all of it before it may hydrate.
 * What it gives is JSON, as what it takes has to be.
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
