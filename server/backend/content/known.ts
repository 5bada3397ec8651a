import type { FieldPath } from './problems.ts';
import type { Dictionaries, Source } from './sources.ts';

export interface KnownKeys {
  projects: ReadonlySet<string>;
  offers: ReadonlySet<string>;
  news: ReadonlySet<string>;
  centers: ReadonlySet<string>;
  mortgages: ReadonlySet<string>;
  dictionaries: Dictionaries | undefined;
}

/** More are not listed whole: several mistakes would be a wall of names. */
const mostListed = 10;
const mostNearest = 3;

/** Pairs of neighbouring letters; the spaces let the first and the last letter count. */
function letterPairs(key: string): ReadonlySet<string> {
  const padded = ` ${key.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

function listed(keys: ReadonlySet<string>, key: string): string {
  if (keys.size <= mostListed) return [...keys].join(', ') || 'none';
  const pairs = letterPairs(key);
  const likeness = (known: string): number => {
    const others = letterPairs(known);
    return pairs.intersection(others).size / pairs.union(others).size;
  };
  const nearest = [...keys]
    .map((known) => ({ known, like: likeness(known) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, mostNearest)
    .map(({ known }) => known);
  return `${nearest.join(', ')} and ${keys.size - mostNearest} others`;
}

/** Reports a problem unless `key` is one of `keys`; an undefined set allows everything. */
export function expectKnown<T>(
  source: Source<T>,
  field: FieldPath,
  what: string,
  key: string,
  keys: ReadonlySet<string> | undefined,
): void {
  if (keys === undefined || keys.has(key)) return;
  source.fail(field, `there is no ${what} ${JSON.stringify(key)}; there are ${listed(keys, key)}`);
}

export const keysOf = (dictionary: object | undefined): ReadonlySet<string> | undefined =>
  dictionary === undefined ? undefined : new Set(Object.keys(dictionary));

/** Reports every row that repeats a key. */
export function expectUnique<T>(
  source: Source<unknown>,
  rows: readonly T[],
  what: string,
  keyOf: (row: T) => string,
  fieldOf: (index: number, row: T) => FieldPath,
): void {
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const key = keyOf(row);
    if (seen.has(key)) source.fail(fieldOf(index, row), `${what} ${key} is there twice`);
    seen.add(key);
  });
}
