export { baseApi, type ApiState } from './baseApi.ts';
export type { ApiExtra } from './baseQuery.ts';
export { isNotFound, statusOf } from './errors.ts';
export { growingList, joinPages, type Page } from './growingList.ts';
export type { ByAlias, InLanguage } from './language.ts';
export { hasEnded, isAwaiting } from './status.ts';
