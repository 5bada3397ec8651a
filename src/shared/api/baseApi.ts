import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery.ts';

/** An hour, so that switching the language back, or going back, requests nothing. */
const keepUnusedDataFor = 3600;

/** Empty: every entity and feature injects its own endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor,
  endpoints: () => ({}),
});

/** The slice of the store with RTK Query's cache. */
export type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

type ApiSlice = ApiState[typeof baseApi.reducerPath];

/**
 * The initial state of a short-lived store. Otherwise RTK Query sets a timer for each result, which holds the whole
 * store in memory until it fires.
 */
export function untimed(): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'untimed' });
  return { ...empty, config: { ...empty.config, keepUnusedDataFor: Number.POSITIVE_INFINITY } };
}
