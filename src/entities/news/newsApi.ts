import { createEntityAdapter } from '@reduxjs/toolkit';
import type { NewsCard, NewsData, NewsItem, Term } from '#shared/responses';
import { baseApi, type ByAlias, type FromPage, infiniteList, type InLanguage, type ListPage } from '#shared/api';
import { pathTo, withQuery } from '#shared/routing';

interface NewsPage extends ListPage<NewsCard> {
  readonly categories: readonly Term[];
}

export const newsAdapter = createEntityAdapter<NewsCard, string>({ selectId: ({ alias }) => alias });

export interface NewsQuery extends InLanguage, FromPage {
  /** The key of a category; null: all news. */
  readonly category: string | null;
}

function toNews({ items, meta, categories }: NewsData): NewsPage {
  return {
    items: newsAdapter.setAll(newsAdapter.getInitialState(), items),
    meta,
    categories,
  };
}

export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.infiniteQuery<NewsPage, NewsQuery, number>({
      infiniteQueryOptions: infiniteList,
      query: ({ queryArg: { language, category, from = 1 }, pageParam }) => ({
        url: '/api/news',
        params: { page: Math.max(pageParam, from), ...(category !== null && { 'filters[]': category }) },
        read: 'newsData',
        language,
      }),
      transformResponse: toNews,
    }),
    getNewsItem: build.query<NewsItem, ByAlias>({
      query: ({ alias, language }) => ({
        url: `/api/news/${encodeURIComponent(alias)}`,
        read: 'newsItem',
        alias,
        language,
      }),
    }),
  }),
});

/** The category of a URL, as the backend spells it; null (all news) for an invalid key. */
export function newsCategoryOf(search: URLSearchParams): string | null {
  const key = search.get('category');
  return key && key.length <= 64 ? key : null;
}

/** The list of news, filtered or not, without the language prefix. */
export function newsListPath(category: string | null): string {
  return withQuery(pathTo('news'), { category });
}
