import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery.ts';

/** An hour: switching the language back, or going back, asks nothing. */
const keepUnusedDataFor = 3600;

/** Empty: every entity and feature injects its own endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor,
  endpoints: () => ({}),
});

/** The part of the store's state in which answers are kept. */
export type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };
