export { newsApi, useGetNewsInfiniteQuery, useGetNewsItemQuery, type NewsQuery } from './newsApi.ts';
export {
  selectNews,
  selectNewsCard,
  selectNewsCategories,
  selectNewsItemLoaded,
  selectNewsLoaded,
  selectNextNewsLoading,
} from './newsSelectors.ts';
