import { hash } from './hash.ts';
import { isObject } from './isObject.ts';

const known = new WeakMap<object, string>();

function digestOfObject(value: object): string {
  const found = known.get(value);
  if (found !== undefined) return found;
  const text = Array.isArray(value)
    ? `[${value.map((item) => digestOf(item ?? null)).join()}]`
    : `{${Object.entries(value)
        // Absent and undefined are one in JSON.
        .filter(([, field]) => field !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, field]) => `${JSON.stringify(key)}:${digestOf(field)}`)
        .join()}}`;
  const digest = hash(text);
  known.set(value, digest);
  return digest;
}

/**
 * A digest of a state: equal for equal contents, in any order of keys. Unchanged parts are memoized, so that the next
 * digest costs only what has changed.
 */
export function digestOf(state: unknown): string {
  if (Array.isArray(state) || isObject(state)) return digestOfObject(state);
  if (typeof state === 'string') return hash(JSON.stringify(state));
  return hash(Object.is(state, -0) ? '0' : String(state));
}
