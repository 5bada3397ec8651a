export { newsApi, newsCategoryOf, newsListPath } from './newsApi.ts';
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
