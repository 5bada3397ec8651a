import { baseApi, type ApiState } from './baseApi.ts';

type ApiSlice = ApiState[typeof baseApi.reducerPath];

/**
 * The first state of a store that is dropped with its page. Otherwise RTK Query sets a timer for every answer, and
 * each of them keeps the whole store in memory for as long as unused answers are kept.
 */
export function untimed(): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'untimed' });
  return { ...empty, config: { ...empty.config, keepUnusedDataFor: Number.POSITIVE_INFINITY } };
}
