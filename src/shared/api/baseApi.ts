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
