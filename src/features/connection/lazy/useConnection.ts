import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import { baseApi } from '#shared/api';
import { asOfMeta, type FromWorker } from '#shared/offline';
import {
  connectionLost,
  connectionRestored,
  type CachedPage,
  keptPageShown,
  selectAsOfByKey,
  selectOnline,
  type StateWithConnection,
} from '../connectionSlice.ts';

type Entry = StateWithConnection['api']['queries'][string];

interface Endpoint {
  readonly initiate: (
    args: unknown,
    options: { readonly forceRefetch: true; readonly subscribe: false },
  ) => UnknownAction;
}

/** A network that was not there, or a gateway that had nobody behind it: asking again may help. */
function mayHelp(entry: Entry): boolean {
  if (entry?.status !== 'rejected' || typeof entry.error !== 'object' || !('status' in entry.error)) return false;
  const { status } = entry.error;
  return status === 'FETCH_ERROR' || status === 'PARSING_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Questions that ask again for everything that was answered with a copy, or not at all. */
function questionsOf(state: StateWithConnection): UnknownAction[] {
  const { queries } = state[baseApi.reducerPath];
  const kept = selectAsOfByKey(state);
  const endpoints = baseApi.endpoints as Readonly<Record<string, Endpoint>>;
  return Object.entries(queries).flatMap(([key, entry]) => {
    const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName];
    if (endpoint === undefined || !(key in kept || mayHelp(entry))) return [];
    return [endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false })];
  });
}

/** The worker's times have whole seconds. */
const second = 1000;

/** Takes the worker's note out of a page that it gave as a copy; null when the page came from the network. */
function takeKeptPage(state: StateWithConnection): CachedPage | null {
  const note = document.querySelector<HTMLMetaElement>(`meta[name="${asOfMeta}"]`);
  if (note === null) return null;
  note.remove();
  const asOf = note.content;
  const came = Object.entries(state[baseApi.reducerPath].queries).filter(
    // What this document has fetched itself is younger than the copy.
    ([, entry]) => entry?.status === 'fulfilled' && (entry.fulfilledTimeStamp ?? 0) <= Date.parse(asOf) + second,
  );
  return { asOf, keys: came.map(([key]) => key) };
}

/** Milliseconds after the browser says that it is online: the first questions may come before the network does. */
const attempts = [0, 2000, 10_000];
/** Of a page that shows copies although the browser is online: the network may have come back before this part did. */
const laterAttempts = attempts.slice(1);

/** Tells the store of the connection. Returns how to ask again for what is shown as a copy, which also happens whenever it may help. */
export function useConnection(): () => void {
  const store = useStore<StateWithConnection>();

  const askAgain = useCallback(() => {
    for (const question of questionsOf(store.getState())) store.dispatch(question);
  }, [store]);

  useEffect(() => {
    const kept = takeKeptPage(store.getState());
    if (kept !== null) store.dispatch(keptPageShown(kept));
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
      timers = attempts.map((delay) => setTimeout(askAgain, delay));
    };
    const seen = (): void => {
      if (document.visibilityState !== 'visible') return;
      // A page that was frozen for the way back has heard of nothing.
      if (navigator.onLine === selectOnline(store.getState())) askAgain();
      else (navigator.onLine ? restored : lost)();
    };
    const heard = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.type === 'cameLate') askAgain();
    };
    if (navigator.onLine) timers = laterAttempts.map((delay) => setTimeout(askAgain, delay));
    else lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', restored);
    document.addEventListener('visibilitychange', seen);
    // Not there on an origin that is not secure, whatever its type says.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    worker?.addEventListener('message', heard);
    return () => {
      cancel();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', restored);
      document.removeEventListener('visibilitychange', seen);
      worker?.removeEventListener('message', heard);
    };
  }, [store, askAgain]);

  return askAgain;
}
