import { createSelector } from '@reduxjs/toolkit';
import type { Term } from '#contract/common.ts';
import type { NewsCard } from '#contract/news.ts';
import { hasEnded, isAwaiting, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { newsAdapter, newsApi } from './newsApi.ts';

const { getNews, getNewsItem } = newsApi.endpoints;
const noCategories: readonly Term[] = [];

const selectNewsResult = (state: ApiState, language: Language, category: string | null) =>
  getNews.select({ language, category })(state);

const selectNewsState = createSelector(
  (state: ApiState, language: Language, category: string | null) => selectNewsResult(state, language, category).data,
  (data) => joinPages(newsAdapter, data),
);

const fromList = newsAdapter.getSelectors();

export const selectNews = (state: ApiState, language: Language, category: string | null): readonly NewsCard[] =>
  fromList.selectAll(selectNewsState(state, language, category));

/** What the unfiltered list already knows of a news item. */
export const selectNewsCard = (state: ApiState, language: Language, alias: string): NewsCard | undefined =>
  selectNewsState(state, language, null).entities[alias];

export const selectNewsCategories = (state: ApiState, language: Language, category: string | null): readonly Term[] =>
  selectNewsResult(state, language, category).data?.pages.at(-1)?.categories ?? noCategories;

export const selectNewsLoaded = (state: ApiState, language: Language, category: string | null): boolean => {
  const result = selectNewsResult(state, language, category);
  return hasEnded(result) || result.data !== undefined;
};

export const selectNextNewsLoading = (state: ApiState, language: Language, category: string | null): boolean => {
  const result = selectNewsResult(state, language, category);
  return isAwaiting(result) && result.data !== undefined;
};

export const selectNewsItemLoaded = (state: ApiState, language: Language, alias: string): boolean =>
  hasEnded(getNewsItem.select({ alias, language })(state));
