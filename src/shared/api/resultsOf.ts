import type { QueryStatus } from '@reduxjs/toolkit/query';
import { type ApiState, baseApi } from './baseApi.ts';
import { statusOf, waitOf } from './errors.ts';

interface WithStatus {
  readonly status: `${QueryStatus}`;
}

/** The spec's "loaded": false before and during the first request, true at its end, also after a failure. */
export function hasEnded({ status }: WithStatus): boolean {
  return status === 'fulfilled' || status === 'rejected';
}

export function isAwaiting({ status }: WithStatus): boolean {
  return status === 'pending';
}

/** A serialized query result from the server's store. */
interface SentAnswer {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** By the key of RTK Query's cache. */
export type SentResults = Readonly<Record<string, SentAnswer>>;

type ApiSlice = ApiState[typeof baseApi.reducerPath];
type Entry = NonNullable<ApiSlice['queries'][string]>;

/** Details of an error may hold addresses, stacks and HTML: send none of them. */
function sentError(error: unknown) {
  const wait = waitOf(error);
  return { status: statusOf(error), ...(wait > 0 && { retryAfter: wait }) };
}

function sent(entry: Entry): SentAnswer | null {
  if (entry.status !== 'fulfilled' && entry.status !== 'rejected') return null;
  // The browser fetches them itself: the page was the same without them.
  if (entry.status === 'rejected' && entry.endpointName === 'getExtensions') return null;
  // Cast: without endpoints the base API types every entry as `never`.
  const { endpointName, originalArgs, data, error } = entry as SentAnswer;
  return {
    endpointName,
    originalArgs,
    ...(data !== undefined && { data }),
    ...(entry.status === 'rejected' && { error: sentError(error) }),
  };
}

/**
 * The query results of a rendered page, failures included: the first render in the browser must be equal and request
 * nothing. Without times and request ids, so that equal pages are equal byte for byte.
 */
export function resultsOf(state: ApiState): SentResults {
  return Object.fromEntries(
    Object.entries(state[baseApi.reducerPath].queries).flatMap(([key, entry]) => {
      const answer = entry && sent(entry);
      return answer ? [[key, answer]] : [];
    }),
  );
}

/** The initial RTK Query state with the server's results. */
export function withResults(answers: SentResults): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'answers' });
  const queries = Object.entries(answers).map(([key, { error, ...answer }]) => [
    key,
    {
      ...answer,
      status: error === undefined ? 'fulfilled' : 'rejected',
      requestId: '',
      startedTimeStamp: 0,
      ...(error !== undefined && { error }),
      // Any time: RTK Query requires one for a fulfilled entry.
      ...(answer.data !== undefined && { fulfilledTimeStamp: 1 }),
    },
  ]);
  return { ...empty, queries: Object.fromEntries(queries) as ApiSlice['queries'] };
}
