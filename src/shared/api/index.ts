export { isPending, isSettled, resultsOf, type SentResults, withResults } from './resultsOf.ts';
export {
  type ApiExtra,
  type ApiState,
  baseApi,
  type ByAlias,
  type InLanguage,
  type Keyed,
  untimed,
} from './baseApi.ts';
export { codeOf, keyHeader, logRefusal, newKey, refusedFields } from './mutations.ts';
export { type ApiError, hasResponse, isNotFound, isTransient, retryAfterSeconds, statusOf } from './errors.ts';
export {
  extensionsApi,
  extensionsTimeout,
  findExtensions,
  queryExtension,
  selectExtensions,
  useExtensions,
  type Extensions,
} from './extensions.ts';
export { infiniteList, joinPages, pageOf, type FromPage, type ListPage } from './infiniteList.ts';
export {
  type ApiDispatch,
  type ApiThunk,
  type QueriedEndpoint,
  type QueryEntry,
  type QueryOptions,
  subscribe,
  useApiDispatch,
  useApiSelector,
  useQueryResult,
  type QueryResult,
} from './useQueryResult.ts';
export { useInfiniteList, type InfiniteListResult } from './useInfiniteList.ts';
