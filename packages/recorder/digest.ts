import { isObject } from './isObject.ts';

/** Two lanes of FNV-1a with a last stir: for telling states apart, not for secrets. 16 hexadecimal digits. */
export function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + index), 0x85ebca6b);
  }
  return stirred(one ^ (other >>> 15)) + stirred(other ^ (one >>> 13));
}

function stirred(lane: number): string {
  const once = Math.imul(lane ^ (lane >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return ((twice ^ (twice >>> 15)) >>> 0).toString(16).padStart(8, '0');
}

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
