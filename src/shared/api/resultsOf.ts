import type { QueryStatus } from '@reduxjs/toolkit/query';
import { type ApiState, baseApi } from './baseApi.ts';
import { statusOf, waitOf } from './errors.ts';

interface WithStatus {
  readonly status: `${QueryStatus}`;
}

/** The spec's "loaded": false at the start and while asking, true at the end, whether it succeeded or not. */
export function hasEnded({ status }: WithStatus): boolean {
  return status === 'fulfilled' || status === 'rejected';
}

export function isAwaiting({ status }: WithStatus): boolean {
  return status === 'pending';
}

/** An answer on its way from the server's store to a browser's. */
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

/** Neither a visitor nor the page needs what the backend said: addresses inside, stacks, somebody's HTML. */
function sentError(error: unknown) {
  const wait = waitOf(error);
  return { status: statusOf(error), ...(wait > 0 && { retryAfter: wait }) };
}

function sent(entry: Entry): SentAnswer | null {
  if (entry.status !== 'fulfilled' && entry.status !== 'rejected') return null;
  // The browser fetches them itself: the page was the same without them.
  if (entry.status === 'rejected' && entry.endpointName === 'getExtensions') return null;
  // Read as what it is: without endpoints of its own, the base API types every entry as `never`.
  const { endpointName, originalArgs, data, error } = entry as SentAnswer;
  return {
    endpointName,
    originalArgs,
    ...(data !== undefined && { data }),
    ...(entry.status === 'rejected' && { error: sentError(error) }),
  };
}

/**
 * What a browser needs of the answers that a page was rendered from, failures among them: its first render must be the same, and ask
 * nothing. No times and no ids of requests: a page rendered twice from the same answers is the same, byte for byte.
 */
export function resultsOf(state: ApiState): SentResults {
  return Object.fromEntries(
    Object.entries(state[baseApi.reducerPath].queries).flatMap(([key, entry]) => {
      const answer = entry && sent(entry);
      return answer ? [[key, answer]] : [];
    }),
  );
}

/** The part of a store's first state that holds the answers which the server has sent. */
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
      // Any time will do: it says that there is an answer.
      ...(answer.data !== undefined && { fulfilledTimeStamp: 1 }),
    },
  ]);
  return { ...empty, queries: Object.fromEntries(queries) as ApiSlice['queries'] };
}
