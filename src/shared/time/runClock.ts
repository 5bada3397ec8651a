import type { Store } from '@reduxjs/toolkit';
import { todayInKyiv } from '#shared/format';
import { dayBegan, minutePassed, selectNow, type ClockPart } from './clockSlice.ts';

/** Milliseconds; a phone that slept is put right soon after it wakes. */
const pulse = 15_000;

const dayOf = (minute: string): string => todayInKyiv(new Date(minute));

/** Tells a store the day, and every minute if `exact`, until the answer is called. */
export function runClock(store: Store<ClockPart>, exact: boolean): () => void {
  let told = '';
  const tick = (): void => {
    const known = selectNow(store.getState());
    const now = `${new Date(Date.now()).toISOString().slice(0, 16)}:00.000Z`;
    // A store that stands in the past is not told the present again and again.
    if (now === known || now === told) return;
    told = now;
    if (known === null || dayOf(known) !== dayOf(now)) store.dispatch(dayBegan(now));
    else if (exact) store.dispatch(minutePassed(now));
  };
  tick();
  const timer = setInterval(tick, pulse);
  return () => clearInterval(timer);
}
