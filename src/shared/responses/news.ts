import type * as Contract from '#contract/news.ts';
import { image, meta, seo, term, titled } from './common.ts';
import { projectReference } from './offer.ts';
import { alias, day, list, object, text, type Read, type Reader } from './read.ts';
import { richText } from './richText.ts';

export type NewsCard = Read<Contract.NewsCard>;
export type NewsItem = Read<Contract.NewsItem>;
export type NewsData = Read<Contract.NewsData>;
export type ProjectNewsData = Read<Contract.ProjectNewsData>;

const cardOffered = {
  title: text,
  summary: text,
  image,
  category: term,
  published_at: day,
  project: projectReference,
};

export const newsCard: Reader<NewsCard> = titled(object<Contract.NewsCard>({ alias }, cardOffered));

export const newsItem: Reader<NewsItem> = titled(
  object<Contract.NewsItem>({ alias }, { ...cardOffered, body: richText, seo }),
);

export const newsData: Reader<NewsData> = object<Contract.NewsData>(
  { items: list(newsCard), meta },
  { categories: list(term) },
);

export const projectNewsData: Reader<ProjectNewsData> = object<Contract.ProjectNewsData>(
  { news: object<Contract.ProjectNewsData['news']>({ items: list(newsCard), meta }, {}) },
  {},
);
