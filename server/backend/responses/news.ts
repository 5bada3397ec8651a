import type { Whole } from '#contract/whole.ts';
import type { NewsCard, NewsData, NewsItem, ProjectNewsData } from '#contract/news.ts';
import type { Content, NewsItem as NewsContent } from '../content/assemble.ts';
import { type Page, paginate } from './pagination.ts';
import { withPreview } from './preview.ts';
import { projectReference, term } from './terms.ts';

export function newsCard(content: Content, item: NewsContent): Whole<NewsCard> {
  const { alias, title, summary, image, category, published_at, project } = item;
  return {
    alias,
    title,
    summary,
    image,
    category: term(content.dictionaries.news_categories, category),
    published_at,
    project: project === null ? null : projectReference(content, project),
  };
}

function cards(content: Content, items: readonly NewsContent[], page: number, perPage: number): Page<Whole<NewsCard>> {
  const { items: shown, meta } = paginate(items, page, perPage);
  return { items: shown.map((item) => newsCard(content, item)), meta };
}

/** No filter shows everything; a category that is not there shows nothing. */
export function newsPage(content: Content, page: number, filters: readonly string[]): Whole<NewsData> {
  const chosen = content.news.filter(({ category }) => filters.length === 0 || filters.includes(category));
  const used = new Set(content.news.map(({ category }) => category));
  return {
    ...cards(content, chosen, page, content.site.page_sizes.news),
    categories: Object.entries(content.dictionaries.news_categories)
      .filter(([key]) => used.has(key))
      .map(([key, name]) => ({ key, name })),
  };
}

export function newsOfProject(content: Content, alias: string, page: number): Whole<ProjectNewsData> {
  const items = content.news.filter(({ project }) => project === alias);
  return { news: cards(content, items, page, content.site.page_sizes.project_news) };
}

export function newsItemPage(content: Content, alias: string): Whole<NewsItem> | undefined {
  const item = content.news.find((each) => each.alias === alias);
  if (item === undefined) return undefined;
  const { title, summary, body, seo = { title, description: summary } } = item;
  return { ...newsCard(content, item), body, seo: withPreview(seo, content.cards.news[alias] ?? content.cards.site) };
}
