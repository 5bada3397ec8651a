import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { isLive } from '#shared/store';
import { leadEvents } from './leadSlice.ts';

/** While a view shows a lead (null: none), no notice elsewhere does. */
export function useShownLead(key: string | null): void {
  const store = useStore();
  useEffect(() => {
    if (key === null) return undefined;
    if (isLive(store)) store.dispatch(leadEvents.leadShown({ key }));
    return () => {
      if (isLive(store)) store.dispatch(leadEvents.leadHidden({ key }));
    };
  }, [store, key]);
}
