export { answersOf, withAnswers, type SentAnswers } from './answersOf.ts';
export { baseApi, type ApiState } from './baseApi.ts';
export type { ApiExtra } from './baseQuery.ts';
export { isNotFound, isPassing, statusOf, waitOf } from './errors.ts';
export { growingList, joinPages, type Page } from './growingList.ts';
export type { ByAlias, InLanguage } from './language.ts';
export { hasEnded, isAwaiting } from './status.ts';
export { useAnswer, type Answer } from './useAnswer.ts';
export { useGrowingAnswer, type GrowingAnswer } from './useGrowingAnswer.ts';
