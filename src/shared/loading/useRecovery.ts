import { useEffect, useRef } from 'react';
import { isPassing, waitOf, type QueryResult } from '#shared/api';
import { awaitReturn } from './awaitReturn.ts';

/** Seconds before each further attempt. */
const delays = [5, 10, 20, 40];
const longestDelay = 60;

/** A visitor looks at the page: who says "come back tomorrow" is asked earlier. Seconds. */
const longestRest = 600;

/** Asks again by itself for an answer that did not come because the backend, or the network, was away. */
export function useRecovery({ data, error, asking, ask }: QueryResult<unknown>): void {
  const attempts = useRef(0);
  const missing = data === undefined && !asking;

  // By the error itself: one failure may follow another so fast that nobody sees what was between them.
  useEffect(() => {
    if (!missing || !isPassing(error)) return undefined;
    const askAfter = (made: number) => () => {
      attempts.current = made;
      ask();
    };
    return awaitReturn({
      delay: (delays[attempts.current] ?? longestDelay) * 1000,
      rest: Math.min(waitOf(error), longestRest) * 1000,
      onDue: askAfter(attempts.current + 1),
      onReturn: askAfter(0),
    });
  }, [missing, error, ask]);
}
