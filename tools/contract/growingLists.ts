import type { CallId } from '../../contract/calls.ts';
import type { Meta } from '../../contract/common.ts';
import type { Checker } from './checker.ts';
import type { Misfit } from './report.ts';

export interface ListPage {
  aliases: string[];
  meta: (typeof Meta)['_zod']['output'];
}

export interface GrowingList {
  id: CallId;
  path: string;
  /** Takes a fitting body apart. */
  read(body: unknown): ListPage;
}

/** A list that is longer proves nothing more. */
const mostPages = 20;

const differs = (path: string, expected: unknown, got: unknown): Misfit[] =>
  expected === got ? [] : [{ path, expected: String(expected), got: String(got) }];

/** Pages count from 1, follow each other without a gap or an overlap, and end where meta says. */
export async function checkGrowingList(checker: Checker, { id, path, read }: GrowingList): Promise<void> {
  const [language = 'ua'] = checker.languages;
  const seen: string[] = [];
  let last = 1;
  let total = 0;
  for (let page = 1; page <= Math.min(last, mostPages); page += 1) {
    const answer = await checker.fits(id, `${path}?page=${page}`, language);
    if (answer === undefined) return;
    const { aliases, meta } = read(answer.body);
    ({ last_page: last, total } = meta);
    seen.push(...aliases);
    checker.note(id, `GET ${path}?page=${page}`, 'meta tells the page', [
      ...differs('meta.current_page', page, meta.current_page),
      ...differs(
        'number of items',
        page < last ? meta.per_page : Math.max(0, meta.total - (page - 1) * meta.per_page),
        aliases.length,
      ),
    ]);
  }
  const whole = last <= mostPages ? differs('items of all pages', total, seen.length) : [];
  checker.note(id, `GET ${path}?page=1…${last}`, 'the pages are the list, each item once', [
    ...whole,
    ...differs('different items', seen.length, new Set(seen).size),
  ]);

  const beyond = await checker.fits(id, `${path}?page=${last + 1}`, language);
  if (beyond !== undefined) {
    const { aliases, meta } = read(beyond.body);
    checker.note(id, `GET ${path}?page=${last + 1}`, 'a page beyond the last is empty', [
      ...differs('number of items', 0, aliases.length),
      ...differs('meta.last_page', last, meta.last_page),
    ]);
  }
  for (const page of ['0', '-1', 'abc', '1.5']) await checker.refuses(id, `${path}?page=${page}`, 400);
}
