import { putIntoOutbox, sendFromOutbox } from '#entities/lead';
import { selectLeadSource } from '#shared/analytics';
import { codeOf, newKey, refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { consentVersion, forgetDraft, type LeadGuard, toInternational } from '#shared/form';
import { refetchFlats } from '../reservationApi.ts';
import { reservationEvents, type ReservationThunk } from '../reservationSlice.ts';
import { type ReservationDraft, selectReservation } from '../reservationState.ts';

/** Refusals that are steps of their own. */
const takenCodes: ReadonlySet<string | undefined> = new Set(['flat_taken', 'phone_has_reservation']);

/** Of the draft in IndexedDB. */
export const formName = 'reservation';

/**
 * Passes the reservation to the outbox, which sends it until there is a response. Resolves with the names of invalid
 * fields. Personal data enters neither the store nor the console.
 */
export function sendReservation(
  { name, phone, email }: ReservationDraft,
  guard: LeadGuard,
  language: Language,
): ReservationThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    dispatch(reservationEvents.formSubmitted());
    const { step, project, flat } = selectReservation(getState());
    // A second press, or a flat that is gone.
    if (step !== 'sending' || project === null || flat === null) return [];
    const body = {
      project,
      flat,
      name: name.trim(),
      phone: toInternational(phone),
      ...(email.trim() !== '' && { email: email.trim() }),
      // The form cannot be sent without it.
      agreement: true as const,
      consent_version: consentVersion,
      consent_language: language,
      ...selectLeadSource(getState()),
      ...guard,
    };
    const stored = await dispatch(putIntoOutbox({ kind: 'reservation', body }, language, newKey()));
    dispatch(reservationEvents.requestStored({ lead: stored.key }));
    const sent = await dispatch(sendFromOutbox(stored));
    if (sent.status === 'sent' || (sent.status === 'queued' && stored.lasting)) forgetDraft(formName);
    // Free or not: what the page shows is outdated.
    if (sent.status !== 'queued') void dispatch(refetchFlats(project));
    // That somebody was faster is no failure.
    if (sent.status !== 'refused' || takenCodes.has(codeOf(sent.error))) return [];
    // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged, without anything of the visitor's
    console.error('The flat was not reserved:', statusOf(sent.error));
    return refusedFields(sent.error);
  };
}
