import { createEntityAdapter } from '@reduxjs/toolkit';
import type { NewsCard, ProjectNewsData } from '#shared/answers';
import type { ListPage } from '#shared/api';

export const projectNewsAdapter = createEntityAdapter<NewsCard, string>({ selectId: ({ alias }) => alias });

export function toProjectNews({ news }: ProjectNewsData): ListPage<NewsCard> {
  return {
    items: projectNewsAdapter.setAll(projectNewsAdapter.getInitialState(), news.items),
    meta: news.meta,
  };
}
