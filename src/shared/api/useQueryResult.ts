import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type QueryStatus, type SkipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiState } from './baseApi.ts';
import { isPending } from './resultsOf.ts';

/** One of RTK Query's cache entries. */
export interface QueryEntry<Data> {
  readonly status: `${QueryStatus}`;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface FetchOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
}

export type ApiThunk<Result> = ThunkAction<Result, ApiState, unknown, UnknownAction>;
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** An endpoint of any entity: `projectApi.endpoints.getProject`. */
export interface QueriedEndpoint<Arg, Entry, Options = FetchOptions> {
  readonly initiate: (arg: Arg, options?: Options) => ApiThunk<{ unsubscribe(): void }>;
  readonly select: (arg: NoInfer<Arg> | SkipToken) => (state: ApiState) => Entry;
}

export interface QueryOptions {
  /** Refetches an earlier failure on mount, for queries without a route loader. */
  readonly refetchFailed?: boolean;
}

export interface QueryResult<Data> {
  readonly data: Data | undefined;
  /** Stays during a refetch. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Typed by the part of the store that every layer knows: only `app` knows all of it. */
export const useApiSelector = useSelector.withTypes<ApiState>();
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();

/** Failed without earlier data: RTK Query refetches such an entry on every subscription. */
function hasFailed({ status, fulfilledTimeStamp }: QueryEntry<unknown>): boolean {
  return status === 'rejected' && fulfilledTimeStamp === undefined;
}

/** Subscribes, and requests when there is no result. Does not repeat a failure that the route's loader just had. */
export function subscribe<Arg>(
  endpoint: QueriedEndpoint<Arg, QueryEntry<unknown>>,
  arg: Arg,
): ApiThunk<(() => void) | undefined> {
  return (dispatch, getState) =>
    hasFailed(endpoint.select(arg)(getState())) ? undefined : dispatch(endpoint.initiate(arg)).unsubscribe;
}

/** The cache entry of a query with its data. Arguments are compared deeply. */
export function useEntry<Arg, Entry extends QueryEntry<unknown>>(
  endpoint: QueriedEndpoint<Arg, Entry>,
  unstableArg: Arg | null,
  { refetchFailed = false }: QueryOptions = {},
) {
  const dispatch = useApiDispatch();
  const key = JSON.stringify(unstableArg);
  const arg = useMemo(() => JSON.parse(key) as Arg | null, [key]);
  const entry = useSelector(useMemo(() => endpoint.select(arg ?? skipToken), [endpoint, arg]));
  const failed = hasFailed(entry);
  // A mount after an earlier failure shows loading; a failure on the screen stays visible.
  const [seen, setSeen] = useState<string | null>(null);
  if (failed && seen !== key) setSeen(key);

  useEffect(() => {
    if (refetchFailed && arg !== null) dispatch(endpoint.initiate(arg, { subscribe: false }));
  }, [dispatch, endpoint, arg, refetchFailed]);

  useEffect(() => (arg === null ? undefined : dispatch(subscribe(endpoint, arg))), [dispatch, endpoint, arg, failed]);

  const refetch = useCallback(() => {
    if (arg !== null) dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
  }, [dispatch, endpoint, arg]);

  return {
    arg,
    entry,
    error: failed || seen === key ? entry.error : undefined,
    isFetching: isPending(entry),
    refetch,
  };
}

/** The result of a query, shared by all components and the route's loader. `null` requests nothing. */
export function useQueryResult<Arg, Data>(
  endpoint: QueriedEndpoint<Arg, QueryEntry<Data>>,
  arg: Arg | null,
  options?: QueryOptions,
): QueryResult<Data> {
  const { entry, error, isFetching, refetch } = useEntry(endpoint, arg, options);
  return { data: entry.data, error, isFetching, refetch };
}
