import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { Seo } from '#shared/responses';
import { type ApiState, baseApi } from './baseApi.ts';
import { retryAfterSeconds, statusOf } from './errors.ts';

interface WithStatus {
  readonly status: `${QueryStatus}`;
}

/** The spec's "loaded": false before and during the first request, true at its end, also after a failure. */
export function isSettled({ status }: WithStatus): boolean {
  return status === 'fulfilled' || status === 'rejected';
}

export function isPending({ status }: WithStatus): boolean {
  return status === 'pending';
}

/** A serialized query result from the server's store. */
interface SentEntry {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** By the key of RTK Query's cache. */
export type SentResults = Readonly<Record<string, SentEntry>>;

type ApiSlice = ApiState[typeof baseApi.reducerPath];
type Entry = NonNullable<ApiSlice['queries'][string]>;

/** Details of an error may hold addresses, stacks and HTML: send none of them. */
function sentError(error: unknown) {
  const wait = retryAfterSeconds(error);
  return { status: statusOf(error), ...(wait > 0 && { retryAfter: wait }) };
}

/** Of a page's own picture for previews only the server makes use, and its address hardly compresses. */
function withoutPreview(data: unknown): unknown {
  const { seo } = (data ?? {}) as { readonly seo?: Seo | null };
  return seo?.image ? { ...(data as object), seo: { ...seo, image: null } } : data;
}

function sent(entry: Entry): SentEntry | null {
  if (entry.status !== 'fulfilled' && entry.status !== 'rejected') return null;
  // The browser fetches them itself: the page was the same without them.
  if (entry.status === 'rejected' && entry.endpointName === 'getExtensions') return null;
  // Cast: without endpoints the base API types every entry as `never`.
  const { endpointName, originalArgs, data, error } = entry as SentEntry;
  return {
    endpointName,
    originalArgs,
    ...(data !== undefined && { data: withoutPreview(data) }),
    ...(entry.status === 'rejected' && { error: sentError(error) }),
  };
}

/**
 * The query results of a rendered page, failures included: the first render in the browser must be equal and request
 * nothing. Without times and request ids, and sorted, so that equal pages are equal byte for byte.
 */
export function resultsOf(state: ApiState): SentResults {
  const { queries } = state[baseApi.reducerPath];
  return Object.fromEntries(
    Object.keys(queries)
      .sort()
      .flatMap((key) => {
        const entry = queries[key];
        const result = entry && sent(entry);
        return result ? [[key, result]] : [];
      }),
  );
}

/** The initial RTK Query state with the server's results. Why not `upsertQueryEntries`: docs/decisions/queries.md */
export function withResults(results: SentResults): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'results' });
  const queries = Object.entries(results).map(([key, { error, ...result }]) => [
    key,
    {
      ...result,
      status: error === undefined ? 'fulfilled' : 'rejected',
      requestId: '',
      startedTimeStamp: 0,
      ...(error !== undefined && { error }),
      // Any time: RTK Query requires one for a fulfilled entry.
      ...(result.data !== undefined && { fulfilledTimeStamp: 1 }),
    },
  ]);
  return { ...empty, queries: Object.fromEntries(queries) as ApiSlice['queries'] };
}
