import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { keepSending, leadsWait, type LeadDispatch } from '#entities/lead';

/** Sends what an earlier document could not. */
export function useWaitingLeads(): void {
  const dispatch = useDispatch<LeadDispatch>();
  useEffect(() => {
    if (leadsWait()) dispatch(keepSending());
  }, [dispatch]);
}
