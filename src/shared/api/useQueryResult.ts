import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type QueryStatus, type SkipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiState } from './baseApi.ts';
import { isAwaiting } from './resultsOf.ts';

/** What is kept of a query: one of RTK Query's entries. */
export interface QueryEntry<Data> {
  readonly status: `${QueryStatus}`;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface AskOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
}

type Ask = ThunkAction<{ unsubscribe(): void }, ApiState, unknown, UnknownAction>;

/** An endpoint of any entity: `projectApi.endpoints.getProject`. */
export interface QueriedEndpoint<Arg, Entry, Options = AskOptions> {
  readonly initiate: (arg: Arg, options?: Options) => Ask;
  readonly select: (arg: NoInfer<Arg> | SkipToken) => (state: ApiState) => Entry;
}

interface AnswerOptions {
  /** For what no route asks: a failure of long ago is asked again when the component comes. */
  readonly askFailed?: boolean;
}

export interface QueryResult<Data> {
  readonly data: Data | undefined;
  /** Stays while the question is asked again. */
  readonly error: unknown;
  readonly asking: boolean;
  readonly ask: () => void;
}

export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Failed, with nothing from before: exactly what RTK Query asks again for whoever subscribes. */
function hasFailed({ status, fulfilledTimeStamp }: QueryEntry<unknown>): boolean {
  return status === 'rejected' && fulfilledTimeStamp === undefined;
}

/** Holds an answer, and asks for it when nobody has. A failure that the route's loader has just met is no reason to ask again. */
function hold<Arg>(
  endpoint: QueriedEndpoint<Arg, QueryEntry<unknown>>,
  arg: Arg,
): ThunkAction<(() => void) | undefined, ApiState, unknown, UnknownAction> {
  return (dispatch, getState) =>
    hasFailed(endpoint.select(arg)(getState())) ? undefined : dispatch(endpoint.initiate(arg)).unsubscribe;
}

/** The entry of a query beside its answer. Arguments are compared by what they hold. */
export function useEntry<Arg, Entry extends QueryEntry<unknown>>(
  endpoint: QueriedEndpoint<Arg, Entry>,
  given: Arg | null,
  { askFailed = false }: AnswerOptions = {},
) {
  const dispatch = useDispatch<ApiDispatch>();
  const key = JSON.stringify(given);
  const arg = useMemo(() => JSON.parse(key) as Arg | null, [key]);
  const entry = useSelector(useMemo(() => endpoint.select(arg ?? skipToken), [endpoint, arg]));
  const failed = hasFailed(entry);
  // Whoever comes to a page that failed before sees it load; whoever has the failed view before him keeps it.
  const [seen, setSeen] = useState<string | null>(null);
  if (failed && seen !== key) setSeen(key);

  useEffect(() => {
    if (askFailed && arg !== null) dispatch(endpoint.initiate(arg, { subscribe: false }));
  }, [dispatch, endpoint, arg, askFailed]);

  useEffect(() => (arg === null ? undefined : dispatch(hold(endpoint, arg))), [dispatch, endpoint, arg, failed]);

  const ask = useCallback(() => {
    if (arg !== null) dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
  }, [dispatch, endpoint, arg]);

  return { arg, entry, error: failed || seen === key ? entry.error : undefined, asking: isAwaiting(entry), ask };
}

/**
 * The answer of a query, which is asked once however many components want it: by the route's loader, or by the first of them.
 * `null` asks nothing.
 */
export function useQueryResult<Arg, Data>(
  endpoint: QueriedEndpoint<Arg, QueryEntry<Data>>,
  arg: Arg | null,
  options?: AnswerOptions,
): QueryResult<Data> {
  const { entry, error, asking, ask } = useEntry(endpoint, arg, options);
  return { data: entry.data, error, asking, ask };
}
