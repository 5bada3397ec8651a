export { answersOf, withAnswers, type SentAnswers } from './answersOf.ts';
export { baseApi, type ApiState } from './baseApi.ts';
export type { ApiExtra } from './baseQuery.ts';
export { codeOf } from './codeOf.ts';
export { isAnswered, isNotFound, isPassing, statusOf, waitOf } from './errors.ts';
export {
  extensionsApi,
  findExtensions,
  isOutOfReach,
  selectExtensions,
  useExtensions,
  type Extensions,
} from './extensions.ts';
export { growingList, joinPages, pageOf, type FromPage, type Page } from './growingList.ts';
export type { ByAlias, InLanguage } from './language.ts';
export { newKey } from './newKey.ts';
export { refusedFields } from './refusedFields.ts';
export { hasEnded, isAwaiting } from './status.ts';
export { untimed } from './untimed.ts';
export { useAnswer, type Answer } from './useAnswer.ts';
export { useGrowingAnswer, type GrowingAnswer } from './useGrowingAnswer.ts';
