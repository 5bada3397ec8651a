export { hasEnded, isAwaiting, resultsOf, type SentResults, withResults } from './resultsOf.ts';
export { baseApi, type ApiState } from './baseApi.ts';
export type { ApiExtra } from './baseQuery.ts';
export { codeOf } from './codeOf.ts';
export { hasResponse, isNotFound, isPassing, statusOf, waitOf } from './errors.ts';
export {
  extensionsApi,
  findExtensions,
  isOutOfReach,
  selectExtensions,
  useExtensions,
  type Extensions,
} from './extensions.ts';
export { infiniteList, joinPages, pageOf, type FromPage, type ListPage } from './infiniteList.ts';
export type { ByAlias, InLanguage } from './language.ts';
export { newKey } from './newKey.ts';
export { refusedFields } from './refusedFields.ts';
export { untimed } from './untimed.ts';
export { useQueryResult, type QueryResult } from './useQueryResult.ts';
export { useInfiniteList, type InfiniteListResult } from './useInfiniteList.ts';
