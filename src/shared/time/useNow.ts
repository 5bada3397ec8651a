import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { todayInKyiv } from '#shared/format';
import { selectNow, type ClockPart } from './clockSlice.ts';
import { runClock } from './runClock.ts';

const neverChanges = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Null while a part of the page hydrates, even if the rest was faster: the server has rendered that part without. */
function useKnown(select: (state: ClockPart) => string | null, unit: 'days' | 'minutes'): string | null {
  const store = useStore<ClockPart>();
  const hydrated = useSyncExternalStore(neverChanges, yes, no);
  const known = useSelector(select);
  useEffect(() => runClock(store, unit), [store, unit]);
  return hydrated ? known : null;
}

/**
 * The present to the minute, and kept so. Null on the server and while hydrating: a page that was rendered, perhaps
 * cached, earlier must not say what holds only now.
 */
export function useNow(): Date | null {
  const now = useKnown(selectNow, 'minutes');
  return useMemo(() => (now === null ? null : new Date(now)), [now]);
}

const selectToday = createSelector(selectNow, (now) => (now === null ? null : todayInKyiv(new Date(now))));

/** The day in Kyiv as `YYYY-MM-DD`, for whom minutes mean nothing; null as above. */
export function useToday(): string | null {
  return useKnown(selectToday, 'days');
}
