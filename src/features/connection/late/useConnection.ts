import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FromWorker } from '#shared/offline';
import { connectionLost, connectionRestored, keptPageShown, type StateWithConnection } from '../connectionSlice.ts';
import { questionsOf } from './askAgain.ts';
import { takeKeptPage } from './keptPage.ts';

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
    const lost = (): unknown => store.dispatch(connectionLost());
    const restored = (): void => {
      store.dispatch(connectionRestored());
      askAgain();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const heard = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.type === 'cameLate') askAgain();
    };
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', restored);
    document.addEventListener('visibilitychange', seen);
    // Not there on an origin that is not secure, whatever its type says.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    worker?.addEventListener('message', heard);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', restored);
      document.removeEventListener('visibilitychange', seen);
      worker?.removeEventListener('message', heard);
    };
  }, [store, askAgain]);

  return askAgain;
}
