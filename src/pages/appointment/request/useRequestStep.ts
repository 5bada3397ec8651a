import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { stepPaths, type BookingStep } from '#features/booking';
import { useLocalizedPath } from '#shared/routing';
import { useToday } from '#shared/time';
import { selectRequestDraft, selectRequestLead, selectRequestRestored } from './visitRequestSlice.ts';

interface RequestStep {
  readonly step: BookingStep;
  /** False while only the storage knows whether the turn of the addressed step has come. */
  readonly known: boolean;
}

/** The step to show: that of the address when its turn has come, otherwise the first one, and the confirmation of what was sent. */
export function useRequestStep(addressed: BookingStep): RequestStep {
  const { day } = useSelector(selectRequestDraft);
  const lead = useSelector(selectRequestLead);
  const restored = useSelector(selectRequestRestored);
  const today = useToday();
  const navigate = useNavigate();
  const localize = useLocalizedPath();
  const [search] = useSearchParams();
  const known = restored || addressed !== 'details';
  const hasDay = day !== '' && (today === null || day >= today);
  const later = addressed === 'details' || addressed === 'confirmed';
  const sent = later && lead !== null ? 'confirmed' : 'select_date';
  const step = addressed === 'details' && (hasDay || !known) ? addressed : sent;
  const query = search.toString();

  useEffect(() => {
    if (step !== addressed) void navigate({ pathname: localize(stepPaths[step]), search: query }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a step that is new; the rest is made anew with every render
  }, [step, addressed]);

  return { step, known };
}
