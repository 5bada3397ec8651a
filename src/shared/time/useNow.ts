import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { todayInKyiv } from '#shared/format';
import { useHydrated } from '#shared/hydration';
import { selectNow, type ClockPart } from './clockSlice.ts';
import { runClock } from './runClock.ts';

/** Null also while a part of the page hydrates and the rest knows it: the server has rendered that part without. */
function useKnown(select: (state: ClockPart) => string | null, exact: boolean): string | null {
  const store = useStore<ClockPart>();
  const hydrated = useHydrated();
  const known = useSelector(select);
  useEffect(() => runClock(store, exact), [store, exact]);
  return hydrated ? known : null;
}

/**
 * The present to the minute, and kept so. Null on the server and while hydrating: a page that was rendered, perhaps
 * cached, earlier must not say what holds only now.
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
