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

/** Reports a problem unless `key` is one of `keys`; an undefined set allows everything. */
export function expectKnown<T>(
  source: Source<T>,
  field: FieldPath,
  what: string,
  key: string,
  keys: ReadonlySet<string> | undefined,
): void {
  if (keys === undefined || keys.has(key)) return;
  source.fail(field, `there is no ${what} ${JSON.stringify(key)}; there are ${[...keys].join(', ') || 'none'}`);
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
