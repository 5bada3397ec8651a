import { baseApi, type ApiState } from './baseApi.ts';

type ApiSlice = ApiState[typeof baseApi.reducerPath];

/**
 * The initial state of a short-lived store. Otherwise RTK Query sets a timer for each result, which holds the whole
 * store in memory until it fires.
 */
export function untimed(): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'untimed' });
  return { ...empty, config: { ...empty.config, keepUnusedDataFor: Number.POSITIVE_INFINITY } };
}
