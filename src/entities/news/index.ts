export { newsApi } from './newsApi.ts';
export { newsCategoryOf, newsListPath } from './newsCategory.ts';
export { NewsDateline, NewsTile, NewsTileSkeleton } from './NewsTile.tsx';
export { newsJsonLd } from './newsJsonLd.ts';
export {
  selectNews,
  selectNewsCard,
  selectNewsCategories,
  selectNewsItemLoaded,
  selectNewsLoaded,
  selectNextNewsLoading,
} from './newsSelectors.ts';
