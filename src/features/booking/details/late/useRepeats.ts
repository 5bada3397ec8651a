import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLanguage } from '#shared/routing';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { repeatVisit } from '../../sending/submitVisit.ts';

/** Milliseconds before the next attempt; three times as many after each, so that nobody is told of it too often. */
const firstPause = 10_000;
const longestPause = 300_000;

/** Sends a booking that had no answer again: when the network is back, when the visitor is, after a reload, and after a while. */
export function useRepeats(wanted: boolean): void {
  const dispatch = useDispatch<BookingDispatch>();
  const language = useLanguage();
  const repeats = useRef(0);
  const repeat = useEffectEvent(() => {
    repeats.current += 1;
    void dispatch(repeatVisit(language));
  });

  useEffect(() => {
    if (!wanted) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const timer = setTimeout(() => repeat(), Math.min(firstPause * 3 ** repeats.current, longestPause));
    window.addEventListener('online', () => repeat(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') repeat();
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [wanted]);
}
