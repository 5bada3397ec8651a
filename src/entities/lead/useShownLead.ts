import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { leadEvents } from './leadSlice.ts';

/** While a view shows a lead (null: none), no notice elsewhere does. */
export function useShownLead(key: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (key === null) return undefined;
    dispatch(leadEvents.leadShown({ key }));
    return () => void dispatch(leadEvents.leadHidden({ key }));
  }, [dispatch, key]);
}
