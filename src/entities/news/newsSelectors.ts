import { createSelector } from '@reduxjs/toolkit';
import type { NewsCard, Term } from '#shared/responses';
import { isPending, isSettled, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { newsAdapter, newsApi, type NewsQuery } from './newsApi.ts';

const { getNews, getNewsItem } = newsApi.endpoints;
const noCategories: readonly Term[] = [];

function selectNewsResult(state: ApiState, language: Language, category: string | null, from?: number) {
  return getNews.select({ language, category, from })(state);
}

const selectNewsState = createSelector(
  (state: ApiState, language: Language, category: string | null, from?: number) =>
    selectNewsResult(state, language, category, from).data,
  (data) => joinPages(newsAdapter, data),
);

const fromList = newsAdapter.getSelectors();

/** `from`: the page that the list begins with. */
export function selectNews(
  state: ApiState,
  language: Language,
  category: string | null,
  from?: number,
): readonly NewsCard[] {
  return fromList.selectAll(selectNewsState(state, language, category, from));
}

/** A news item's card from the unfiltered list. */
export function selectNewsCard(state: ApiState, language: Language, alias: string): NewsCard | undefined {
  return selectNewsState(state, language, null).entities[alias];
}

function categoriesIn(state: ApiState, args: NewsQuery): readonly Term[] {
  return getNews.select(args)(state).data?.pages.at(-1)?.categories ?? noCategories;
}

/** All lists have the same categories: while one loads, use another one of the language. */
export function selectNewsCategories(state: ApiState, language: Language, category: string | null): readonly Term[] {
  return (
    [{ language, category }, ...newsApi.util.selectCachedArgsForQuery(state, 'getNews')]
      .filter((args) => args.language === language)
      .map((args) => categoriesIn(state, args))
      .find(({ length }) => length > 0) ?? noCategories
  );
}

export function selectNewsLoaded(state: ApiState, language: Language, category: string | null, from?: number): boolean {
  const result = selectNewsResult(state, language, category, from);
  return isSettled(result) || result.data !== undefined;
}

export function selectNextNewsLoading(
  state: ApiState,
  language: Language,
  category: string | null,
  from?: number,
): boolean {
  const result = selectNewsResult(state, language, category, from);
  return isPending(result) && result.data !== undefined;
}

export function selectNewsItemLoaded(state: ApiState, language: Language, alias: string): boolean {
  return isSettled(getNewsItem.select({ alias, language })(state));
}
