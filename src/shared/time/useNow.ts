import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;
/** Milliseconds; a phone that slept is put right soon after it wakes. */
const pulse = 15_000;

function subscribe(onChange: () => void): (() => void) {
  const timer = setInterval(onChange, pulse);
  return () => clearInterval(timer);
}
function currentMinute(): number {
  return Math.floor(Date.now() / minute);
}
function noMinute(): null {
  return null;
}

/**
 * The present to the minute, and kept so. Null on the server and while hydrating: a page that was rendered, perhaps
 * cached, earlier must not say what holds only now.
 */
export function useNow(): Date | null {
  const minutes = useSyncExternalStore<number | null>(subscribe, currentMinute, noMinute);
  return useMemo(() => (minutes === null ? null : new Date(minutes * minute)), [minutes]);
}
