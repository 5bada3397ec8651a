import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: returning to a window fires two events. */
const pause = 1000;

/** Calls back when the visitor returns to this tab, because its data may be outdated. */
export function useOnReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let notified = Number.NEGATIVE_INFINITY;
    const comeBack = (): void => {
      if (document.visibilityState === 'hidden' || performance.now() - notified < pause) return;
      notified = performance.now();
      notify();
    };
    window.addEventListener('focus', comeBack, { signal });
    window.addEventListener('online', comeBack, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    return () => listening.abort();
  }, []);
}
