import { useCallback } from 'react';
import { type QueriedEndpoint, type QueryEntry, type QueryResult, useApiDispatch, useEntry } from './useQueryResult.ts';

interface InfiniteEntry<Data> extends QueryEntry<Data> {
  readonly hasNextPage: boolean;
}

interface PageOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
  readonly direction?: 'forward';
}

export interface InfiniteListResult<Data> extends QueryResult<Data> {
  /** Pages that are there; 0 while there is none. */
  readonly pages: number;
  readonly hasNextPage: boolean;
  /** Whether the last requested page failed. */
  readonly failed: boolean;
  readonly fetchNextPage: () => void;
}

/** The result of an infinite list. */
export function useInfiniteList<Arg, Data extends { readonly pages: readonly unknown[] }>(
  endpoint: QueriedEndpoint<Arg, InfiniteEntry<Data>, PageOptions>,
  unstableArg: Arg,
): InfiniteListResult<Data> {
  const dispatch = useApiDispatch();
  const { arg, entry, error, isFetching, refetch } = useEntry(endpoint, unstableArg);

  const fetchNextPage = useCallback(() => {
    if (arg !== null) dispatch(endpoint.initiate(arg, { subscribe: false, direction: 'forward' }));
  }, [dispatch, endpoint, arg]);

  return {
    data: entry.data,
    error,
    isFetching,
    refetch,
    pages: entry.data?.pages.length ?? 0,
    hasNextPage: entry.hasNextPage,
    failed: entry.status === 'rejected',
    fetchNextPage,
  };
}
