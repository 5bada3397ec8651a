import type { Term } from '#contract/common.ts';
import type { NewsCard } from '#contract/news.ts';
import type { Page } from '#shared/api';

export interface NewsPage extends Page<NewsCard> {
  readonly categories: readonly Term[];
}
