import type { NewsCard, Term } from '#shared/answers';
import type { Page } from '#shared/api';

export interface NewsPage extends Page<NewsCard> {
  readonly categories: readonly Term[];
}
