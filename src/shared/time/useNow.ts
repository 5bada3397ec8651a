import { createSelector, type Store } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { useHydrated } from '#shared/tasks';
import { type ClockPart, dayBegan, minutePassed, selectNow } from './clockSlice.ts';

/** Milliseconds; a phone that slept is put right soon after it wakes. */
const pulse = 15_000;

const dayOf = (minute: string): string => todayInKyiv(new Date(minute));

interface Clock {
  /** Components that use it, and those of them that need minutes. */
  subscribers: number;
  exact: number;
  readonly tick: () => void;
  readonly stop: () => void;
}

function startClock(store: Store<ClockPart>): Clock {
  let dispatched = '';
  const tick = (): void => {
    const known = selectNow(store.getState());
    const now = `${new Date(Date.now()).toISOString().slice(0, 16)}:00.000Z`;
    // Do not repeat the dispatch in a store that is at a past state.
    if (now === known || now === dispatched) return;
    const newDay = known === null || dayOf(known) !== dayOf(now);
    if (!newDay && clock.exact === 0) return;
    dispatched = now;
    store.dispatch(newDay ? dayBegan(now) : minutePassed(now));
  };
  const timer = setInterval(tick, pulse);
  const clock: Clock = { subscribers: 0, exact: 0, tick, stop: () => clearInterval(timer) };
  return clock;
}

/** However many parts of a page look at it, a store has one. */
const clocks = new WeakMap<object, Clock>();

/** Dispatches the day, and every minute if `exact`, until the returned cleanup. */
function runClock(store: Store<ClockPart>, exact: boolean): () => void {
  const clock = clocks.get(store) ?? startClock(store);
  clocks.set(store, clock);
  clock.subscribers += 1;
  clock.exact += Number(exact);
  clock.tick();
  return () => {
    clock.subscribers -= 1;
    clock.exact -= Number(exact);
    if (clock.subscribers > 0) return;
    clock.stop();
    clocks.delete(store);
  };
}

/** Null while this component hydrates, because the server rendered it without the time. */
function useKnown(select: (state: ClockPart) => string | null, exact: boolean): string | null {
  const store = useStore<ClockPart>();
  const hydrated = useHydrated();
  useEffect(() => runClock(store, exact), [store, exact]);
  // Subscribe after hydration only: store updates would make it synchronous.
  return useSelector((state: ClockPart) => (hydrated ? select(state) : null));
}

/**
 * The current time to the minute. Null on the server and while hydrating: a cached page must not show what holds only
 * now.
 */
export function useNow(): Date | null {
  const now = useKnown(selectNow, true);
  return useMemo(() => (now === null ? null : new Date(now)), [now]);
}

const selectToday = createSelector(selectNow, (now) => (now === null ? null : todayInKyiv(new Date(now))));

/** The day in Kyiv as `YYYY-MM-DD`, for whom minutes mean nothing; null as above. */
export function useToday(): string | null {
  return useKnown(selectToday, false);
}
