import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { stepPaths, type BookingStep } from '#features/booking';
import { useLocalizedPath } from '#shared/routing';
import { selectRequestDraft, selectRequestLead } from './visitRequestSlice.ts';

/** The step to show: that of the address when its turn has come, otherwise the first one, and the confirmation of what was sent. */
export function useRequestStep(addressed: BookingStep): BookingStep {
  const { day } = useSelector(selectRequestDraft);
  const lead = useSelector(selectRequestLead);
  const navigate = useNavigate();
  const localize = useLocalizedPath();
  const [search] = useSearchParams();
  const later = addressed === 'details' || addressed === 'confirmed';
  const sent = later && lead !== null ? 'confirmed' : 'select_date';
  const step = addressed === 'details' && day !== '' ? addressed : sent;
  const query = search.toString();

  useEffect(() => {
    if (step !== addressed) void navigate({ pathname: localize(stepPaths[step]), search: query }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a step that is new; the rest is made anew with every render
  }, [step, addressed]);

  return step;
}
