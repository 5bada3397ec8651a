import { useEffect, useRef } from 'react';
import { isTransient, type QueryResult, retryAfterSeconds } from '#shared/api';
import type { PageStatusCode } from '#shared/seo';

interface Waiting {
  /** Milliseconds before the next attempt, as long as the page can be seen. */
  readonly delay: number;
  /** Milliseconds of the backend's Retry-After: no earlier retry. */
  readonly rest: number;
  /** The delay is over. */
  readonly onDue: () => void;
  /** The network, or the visitor, is back. */
  readonly onReturn: () => void;
}

/** Waits for a good moment to retry; a hidden page waits on. Returns the cleanup. */
function awaitReturn({ delay, rest, onDue, onReturn }: Waiting): () => void {
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

/** Seconds before each further attempt. */
const delays = [5, 10, 20, 40];
const longestDelay = 60;

/** Seconds. Retries earlier than a longer Retry-After, because a visitor is looking. */
const longestRest = 600;

/** Retries a failed query when the backend or the network returns. */
export function useRecovery({ data, error, isFetching, refetch }: QueryResult<unknown>): void {
  const attempts = useRef(0);
  const missing = data === undefined && !isFetching;

  // Depends on the error, because successive failures may have no render between them.
  useEffect(() => {
    if (!missing || !isTransient(error)) return undefined;
    const retryAfterDelay = (made: number) => () => {
      attempts.current = made;
      refetch();
    };
    return awaitReturn({
      delay: (delays[attempts.current] ?? longestDelay) * 1000,
      rest: Math.min(retryAfterSeconds(error), longestRest) * 1000,
      onDue: retryAfterDelay(attempts.current + 1),
      onReturn: retryAfterDelay(0),
    });
  }, [missing, error, refetch]);
}

/** The status of a page that depends on this result. */
export function failureStatus({ data, error }: QueryResult<unknown>): PageStatusCode | undefined {
  return data === undefined && error !== undefined ? 503 : undefined;
}
