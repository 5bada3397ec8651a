import type { Store } from '@reduxjs/toolkit';
import { todayInKyiv } from '#shared/format';
import { dayBegan, minutePassed, selectNow, type ClockPart } from './clockSlice.ts';

/** Milliseconds; a phone that slept is put right soon after it wakes. */
const pulse = 15_000;

const dayOf = (minute: string): string => todayInKyiv(new Date(minute));

interface Clock {
  /** How many look at it, and how many of them at minutes. */
  lookers: number;
  exact: number;
  readonly tick: () => void;
  readonly stop: () => void;
}

function startClock(store: Store<ClockPart>): Clock {
  let told = '';
  const tick = (): void => {
    const known = selectNow(store.getState());
    const now = `${new Date(Date.now()).toISOString().slice(0, 16)}:00.000Z`;
    // A store that stands in the past is not told the present again and again.
    if (now === known || now === told) return;
    const newDay = known === null || dayOf(known) !== dayOf(now);
    if (!newDay && clock.exact === 0) return;
    told = now;
    store.dispatch(newDay ? dayBegan(now) : minutePassed(now));
  };
  const timer = setInterval(tick, pulse);
  const clock: Clock = { lookers: 0, exact: 0, tick, stop: () => clearInterval(timer) };
  return clock;
}

/** However many parts of a page look at it, a store has one. */
const clocks = new WeakMap<object, Clock>();

/** Tells a store the day, and every minute if `exact`, until the answer is called. */
export function runClock(store: Store<ClockPart>, exact: boolean): () => void {
  const clock = clocks.get(store) ?? startClock(store);
  clocks.set(store, clock);
  clock.lookers += 1;
  clock.exact += Number(exact);
  clock.tick();
  return () => {
    clock.lookers -= 1;
    clock.exact -= Number(exact);
    if (clock.lookers > 0) return;
    clock.stop();
    clocks.delete(store);
  };
}
