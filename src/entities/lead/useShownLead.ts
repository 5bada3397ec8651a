import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useIsLive } from '#shared/store';
import { leadEvents } from './leadSlice.ts';

/** While a view shows a lead (null: none), no notice elsewhere does. */
export function useShownLead(key: string | null): void {
  const dispatch = useDispatch();
  const isLive = useIsLive();
  useEffect(() => {
    if (key === null) return undefined;
    if (isLive()) dispatch(leadEvents.leadShown({ key }));
    return () => {
      if (isLive()) dispatch(leadEvents.leadHidden({ key }));
    };
  }, [dispatch, isLive, key]);
}
