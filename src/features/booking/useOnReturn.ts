import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: coming back to a window says it twice. */
const pause = 1000;

/** Calls when the visitor comes back to this tab: what it shows may be of an hour ago. */
export function useOnReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let told = Number.NEGATIVE_INFINITY;
    const comeBack = (): void => {
      if (document.visibilityState === 'hidden' || performance.now() - told < pause) return;
      told = performance.now();
      tell();
    };
    window.addEventListener('focus', comeBack, { signal });
    window.addEventListener('online', comeBack, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    return () => listening.abort();
  }, []);
}
