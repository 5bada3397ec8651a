export { newsApi } from './newsApi.ts';
export { newsCategoryOf, newsListPath } from './newsCategory.ts';
export { NewsDateline } from './NewsDateline.tsx';
export { newsJsonLd } from './newsJsonLd.ts';
export {
  selectNews,
  selectNewsCard,
  selectNewsCategories,
  selectNewsItemLoaded,
  selectNewsLoaded,
  selectNextNewsLoading,
} from './newsSelectors.ts';
export { NewsTile } from './NewsTile.tsx';
export { NewsTileSkeleton } from './NewsTileSkeleton.tsx';
