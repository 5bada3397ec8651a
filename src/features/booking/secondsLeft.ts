import { useSyncExternalStore } from 'react';
import { steadyNow } from '#shared/time';
import type { SlotHold } from './machine/index.ts';

/** Milliseconds; more often than a second passes, so that none is skipped. */
const pulse = 250;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, pulse);
  return () => clearInterval(timer);
}

/** Whole seconds until a hold is over; 0 when it is. */
export function secondsLeft({ seconds_left, as_of }: SlotHold): number {
  return Math.max(0, Math.ceil(seconds_left - (steadyNow() - as_of) / 1000));
}

/** The same, as it runs down. For what no server renders. */
export function useSecondsLeft(hold: SlotHold): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(hold));
}
