import type { Store } from 'redux';
import { todayInKyiv } from '#shared/format';
import { dayBegan, minutePassed } from './clockSlice.ts';

/** Milliseconds; a phone that slept is put right soon after it wakes. */
const pulse = 15_000;

interface Clock {
  /** The minute that the store was told last: one that stands in the past is not told the present again and again. */
  told: string;
  /** How many look at minutes. */
  minutes: number;
}

const clocks = new WeakMap<Pick<Store, 'dispatch'>, Clock>();

const dayOf = (minute: string): string => (minute === '' ? '' : todayInKyiv(new Date(minute)));

function presentMinute(): string {
  return `${new Date().toISOString().slice(0, 16)}:00.000Z`;
}

/** Tells a store the present until the answer is called; whoever else wants to know it is told the same. */
export function runClock(store: Pick<Store, 'dispatch'>, unit: 'days' | 'minutes'): () => void {
  const clock = clocks.get(store) ?? { told: '', minutes: 0 };
  clocks.set(store, clock);
  const tick = (): void => {
    const now = presentMinute();
    if (now === clock.told) return;
    const anotherDay = dayOf(now) !== dayOf(clock.told);
    if (!anotherDay && clock.minutes === 0) return;
    clock.told = now;
    store.dispatch(anotherDay ? dayBegan(now) : minutePassed(now));
  };
  if (unit === 'minutes') clock.minutes += 1;
  tick();
  const timer = setInterval(tick, pulse);
  return () => {
    if (unit === 'minutes') clock.minutes -= 1;
    clearInterval(timer);
  };
}
