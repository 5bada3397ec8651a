/** Milliseconds before the next round; twice as many after each. */
const firstPause = 3000;
const longestPause = 300_000;

/** Not all browsers that a gateway has let down ask at the same moment when it is back. */
function pauseAfter(rounds: number): number {
  return Math.min(firstPause * 2 ** rounds, longestPause) * (0.75 + Math.random() / 2);
}

/**
 * Makes rounds until one says that nothing is left (null), otherwise how many seconds to wait at least; aborts `running` then.
 * A network that is back, and a visitor who is, begin one at once, as does calling what is returned.
 */
export function retryWithBackoff(round: () => Promise<number | null>, running: AbortController): () => void {
  const { signal } = running;
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;

  const begin = async (): Promise<void> => {
    clearTimeout(timer);
    busy = true;
    // A round that broke is one in which nothing could be sent.
    const seconds = await round().catch(() => 0);
    busy = false;
    if (signal.aborted) return;
    if (again) {
      again = false;
      void begin();
    } else if (seconds === null) {
      running.abort();
    } else {
      timer = setTimeout(() => void begin(), Math.max(seconds * 1000, pauseAfter(rounds)));
      rounds += 1;
    }
  };
  const nudge = (): void => {
    rounds = 0;
    if (busy) again = true;
    else void begin();
  };
  window.addEventListener('online', nudge, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') nudge();
    },
    { signal },
  );
  void begin();
  return nudge;
}
