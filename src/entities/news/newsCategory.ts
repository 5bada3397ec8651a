import { pathTo } from '#shared/routing';

/** The category that a URL asks for; what cannot be a key asks for all news. */
export function newsCategoryOf(search: URLSearchParams): string | null {
  const key = search.get('category');
  return key !== null && /^[\w-]{1,64}$/.test(key) ? key : null;
}

/** The list of news, filtered or not, without the language prefix. */
export function newsListPath(category: string | null): string {
  return category === null ? pathTo('news') : `${pathTo('news')}?category=${encodeURIComponent(category)}`;
}
