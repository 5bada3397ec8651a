import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import { baseApi, retryAfterSeconds } from '#shared/api';
import { asOfMeta, type FromWorker } from '#shared/offline';
import {
  connectionLost,
  connectionRestored,
  type CachedPage,
  cachedPageShown,
  selectAsOfByKey,
  selectOnline,
  type StateWithConnection,
} from '../connectionSlice.ts';

type Entry = StateWithConnection['api']['queries'][string];

interface Endpoint {
  readonly initiate: (
    args: unknown,
    options: { readonly subscribe: false } & ({ readonly forceRefetch: true } | { readonly direction: 'forward' }),
  ) => UnknownAction;
}

/** Whether the backend has asked for more time. The server's results have no time of their own. */
function mustWait({ startedTimeStamp = 0, error }: NonNullable<Entry>): boolean {
  const wait = retryAfterSeconds(error) * 1000;
  return wait > 0 && Date.now() < Math.max(startedTimeStamp, performance.timeOrigin) + wait;
}

/** Network errors and gateway errors: a retry may help. */
function mayHelp(entry: Entry): boolean {
  if (entry?.status !== 'rejected' || typeof entry.error !== 'object' || !('status' in entry.error)) return false;
  const { status } = entry.error;
  return status === 'FETCH_ERROR' || status === 'PARSING_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Queries to refetch: those with a cached copy or an error. */
function refetchesOf(state: StateWithConnection): UnknownAction[] {
  const { queries } = state[baseApi.reducerPath];
  const cached = selectAsOfByKey(state);
  const endpoints = baseApi.endpoints as Readonly<Record<string, Endpoint>>;
  return Object.entries(queries).flatMap(([key, entry]) => {
    const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName];
    if (entry === undefined || endpoint === undefined || mustWait(entry)) return [];
    const isCopy = key in cached && entry.data !== undefined;
    if (!(isCopy || mayHelp(entry))) return [];
    // A refetch of the pages that are there would drop the failure of the next one; cached copies need it.
    const nextPageFailed = !isCopy && 'direction' in entry && entry.direction === 'forward';
    const options = nextPageFailed ? ({ direction: 'forward' } as const) : ({ forceRefetch: true } as const);
    return [endpoint.initiate(entry.originalArgs, { ...options, subscribe: false })];
  });
}

/** The worker's times have whole seconds. */
const second = 1000;

/** Takes the worker's note from a cached page; null when the page is current. */
function takeCachedPage(state: StateWithConnection): CachedPage | null {
  const note = document.querySelector<HTMLMetaElement>(`meta[name="${asOfMeta}"]`);
  if (note === null) return null;
  note.remove();
  const asOf = note.content;
  const came = Object.entries(state[baseApi.reducerPath].queries).filter(
    // Results fetched by this document are newer than the copy.
    ([, entry]) => entry?.status === 'fulfilled' && (entry.fulfilledTimeStamp ?? 0) <= Date.parse(asOf) + second,
  );
  return { asOf, keys: came.map(([key]) => key) };
}

/** Milliseconds after the online event: the first requests may be too early. */
const attempts = [0, 2000, 10_000];
/** For cached pages while online: the network may have returned before this code loaded. */
const retries = attempts.slice(1);

/** Reports the connection to the store. Returns how to refetch cached results, which also happens automatically. */
export function useConnection(): () => void {
  const store = useStore<StateWithConnection>();

  const refetch = useCallback(() => {
    for (const thunk of refetchesOf(store.getState())) store.dispatch(thunk);
  }, [store]);

  useEffect(() => {
    const cached = takeCachedPage(store.getState());
    if (cached !== null) store.dispatch(cachedPageShown(cached));
  }, [store]);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const cancel = (): void => timers.forEach((timer) => clearTimeout(timer));
    const lost = (): void => {
      cancel();
      store.dispatch(connectionLost());
    };
    const restored = (): void => {
      cancel();
      store.dispatch(connectionRestored());
      timers = attempts.map((delay) => setTimeout(refetch, delay));
    };
    const seen = (): void => {
      if (document.visibilityState !== 'visible') return;
      // A page in the back/forward cache misses events.
      if (navigator.onLine === selectOnline(store.getState())) refetch();
      else (navigator.onLine ? restored : lost)();
    };
    const receive = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.type === 'cameLate') refetch();
    };
    if (navigator.onLine) timers = retries.map((delay) => setTimeout(refetch, delay));
    else lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', restored);
    document.addEventListener('visibilitychange', seen);
    // Missing on insecure origins, despite its type.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    worker?.addEventListener('message', receive);
    return () => {
      cancel();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', restored);
      document.removeEventListener('visibilitychange', seen);
      worker?.removeEventListener('message', receive);
    };
  }, [store, refetch]);

  return refetch;
}
