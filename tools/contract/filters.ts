import { type Answer, calls } from '../../contract/calls.ts';
import type { Checker } from './checker.ts';

type News = Answer<'getNews'>['data'];

/** A filter shows its categories and nothing else. */
export async function checkFilters(checker: Checker, news: News): Promise<void> {
  const [language = 'ua'] = checker.languages;
  const known = [...new Set((news.categories ?? news.items.map(({ category }) => category)).map(({ key }) => key))];
  if (known.length === 0) checker.skip('getNews', 'filters[] chooses categories', 'there are no news');
  const choices = [...known.map((key) => [key]), known.slice(0, 2), ['there-is-no-such-category']];
  for (const keys of choices.filter(({ length }) => length > 0)) {
    const path = `${calls.getNews.path}?${keys.map((key) => `filters[]=${encodeURIComponent(key)}`).join('&')}`;
    const answer = await checker.fits('getNews', path, language);
    if (answer === undefined) continue;
    const { items } = (answer.body as Answer<'getNews'>).data;
    const strangers = items.filter(({ category }) => !keys.includes(category.key));
    const isEmpty = items.length === 0 && keys.some((key) => known.includes(key));
    checker.note('getNews', `GET ${path}`, 'filters[] chooses categories', [
      ...strangers.map(({ alias, category }) => ({
        path: `${alias}.category.key`,
        expected: keys.join(' or '),
        got: category.key,
      })),
      ...(isEmpty ? [{ path: 'data.items', expected: `news of ${keys.join(' or ')}`, got: 'none' }] : []),
    ]);
  }
}
