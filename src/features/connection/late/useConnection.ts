import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FromWorker } from '#shared/offline';
import {
  connectionLost,
  connectionRestored,
  keptPageShown,
  selectOnline,
  type StateWithConnection,
} from '../connectionSlice.ts';
import { questionsOf } from './askAgain.ts';
import { takeKeptPage } from './keptPage.ts';

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
