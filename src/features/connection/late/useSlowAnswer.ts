import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAwaited } from '../connectionSlice.ts';

/** Milliseconds: nobody has hung up, and a phone at the edge of a network has its answer sooner. */
const patience = 10_000;

/** Whether the page waits for an answer so long that the visitor should hear of it. No call is given up: it may still be answered. */
export function useSlowAnswer(): boolean {
  const awaited = useSelector(selectAwaited);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [awaited]);

  return slow;
}
