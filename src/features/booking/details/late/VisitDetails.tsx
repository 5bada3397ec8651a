import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { leadEvents, selectLead, type LeadPart } from '#entities/lead';
import { selectBookingState } from '../../bookingSlice.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { WaitingVisit } from './WaitingVisit.tsx';

/** As long as this step tells of a lead, nothing else does. */
function useShownLead(lead: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (lead === null) return undefined;
    dispatch(leadEvents.leadShown({ key: lead }));
    return () => void dispatch(leadEvents.leadHidden({ key: lead }));
  }, [dispatch, lead]);
}

/** The form, or what became of it: a visit that waits for the network is not changed any more. */
export function VisitDetails({ moving }: { readonly moving: boolean }) {
  const state = useSelector(selectBookingState);
  const lead = state.name === 'waiting' ? state.lead : null;
  const status = useSelector((known: LeadPart) => (lead === null ? undefined : selectLead(known, lead)?.status));
  useShownLead(status === undefined ? null : lead);
  if (state.name === 'waiting' && (status === undefined || status === 'queued')) {
    return <WaitingVisit lasting={state.lasting} moving={moving} />;
  }
  return moving ? <MoveForm /> : <DetailsForm />;
}
