interface Waiting {
  /** Milliseconds before the next attempt, as long as the page can be seen. */
  readonly delay: number;
  /** Milliseconds for which the backend wants to be left alone, whatever happens here. */
  readonly rest: number;
  /** The delay is over. */
  readonly onDue: () => void;
  /** The network, or the visitor, is back. */
  readonly onReturn: () => void;
}

/** Waits for a moment at which it makes sense to ask again; a page that nobody looks at waits without end. Returns what stops it. */
export function awaitReturn({ delay, rest, onDue, onReturn }: Waiting): () => void {
  const restedAt = Date.now() + rest;
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const comeBack = () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else wait(Math.max(0, restedAt - Date.now()), onReturn);
  };
  if (document.visibilityState !== 'hidden') wait(Math.max(delay, rest), onDue);
  window.addEventListener('online', comeBack, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });

  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
