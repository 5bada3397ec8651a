import { asAlias } from '#domain/alias.ts';
import { type Checker, entriesOf, fieldOf } from './checker.ts';
import type { ValidationError } from './report.ts';
import type { SpecCall } from './spec.ts';

/** The first entries of a longer list: the same program makes the rest. */
export const mostEntries = 25;

/** A longer list proves nothing more. */
const mostPages = 5;

/** Also in a list that is invalid as a whole. */
export const aliasesOf = (list: unknown): string[] =>
  entriesOf(list).flatMap((entry) => asAlias(fieldOf(entry, 'alias')) ?? []);

const differs = (path: string, expected: unknown, got: unknown, effect: string): ValidationError[] =>
  expected === got ? [] : [{ path, expected: String(expected), got: String(got), effect }];

interface InfiniteList {
  id: SpecCall;
  path: string;
  /** The name of the list in its data. */
  items: 'items' | 'offers';
  /** The field of `data` with the list and its meta; absent: `data` itself. */
  within?: string;
}

/** Each page gives its number, and none repeats another one. */
export async function checkPages(checker: Checker, { id, path, items, within }: InfiniteList): Promise<void> {
  const pageOf = (data: unknown): unknown => (within === undefined ? data : fieldOf(data, within));
  const seen = new Set<string>();
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page += 1) {
    const found = pageOf(await checker.read(id, `${path}?page=${page}`));
    const meta = fieldOf(found, 'meta');
    const aliases = aliasesOf(fieldOf(found, items));
    last = Number(fieldOf(meta, 'last_page')) || 1;
    checker.note(id, `GET ${path}?page=${page}`, 'pages follow each other', [
      // An invalid meta is reported already.
      ...(typeof fieldOf(meta, 'current_page') === 'number'
        ? differs('meta.current_page', page, fieldOf(meta, 'current_page'), '"Load more" may never end')
        : []),
      ...aliases
        .filter((alias) => seen.has(alias))
        .map((alias) => ({
          path: items,
          expected: 'what no earlier page has',
          got: alias,
          effect: '"Load more" brings nothing new',
        })),
    ]);
    for (const alias of aliases) seen.add(alias);
  }
}

const categoryOf = (item: unknown): unknown => fieldOf(fieldOf(item, 'category'), 'key');

/** A filter shows its category and nothing else. Cannot be checked where news have no category. */
export async function checkFilters(checker: Checker, news: unknown): Promise<void> {
  const keys = entriesOf(fieldOf(news, 'items'))
    .map(categoryOf)
    .filter((key) => typeof key === 'string');
  for (const key of new Set(keys)) {
    const path = `/api/news?filters[]=${encodeURIComponent(key)}`;
    const items = entriesOf(fieldOf(await checker.read('getNews', path), 'items'));
    const effect = 'the filter of news shows something else';
    checker.note('getNews', `GET ${path}`, 'filters[] chooses a category', [
      ...items
        .filter((item) => categoryOf(item) !== key)
        .slice(0, 1)
        .map((item) => ({ path: 'data.items[].category.key', expected: key, got: String(categoryOf(item)), effect })),
      ...(items.length === 0 ? [{ path: 'data.items', expected: `news of ${key}`, got: 'none', effect }] : []),
    ]);
  }
}
