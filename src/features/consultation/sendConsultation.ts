import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ConsultationBody } from '#contract/lead.ts';
import { callWish } from '#entities/company';
import { sendLead, type LeadState } from '#entities/lead';
import { consentVersion } from '#shared/agreement';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { selectLeadSource, type LeadSource } from '#shared/consent';
import { forgetDraft } from '#shared/drafts';
import { toInternational, type LeadGuard } from '#shared/form';
import { consultationDraftChanged, consultationFailed, consultationSubmitted, consultationTaken } from './consultationSlice.ts';
import type { ConsultationDraft } from './consultationTypes.ts';

export type SendDispatch = ThunkDispatch<LeadState, unknown, UnknownAction>;

function toBody({ name, phone, email, callTime, message }: ConsultationDraft, guard: LeadGuard, source: LeadSource, language: Language): ConsultationBody {
  return {
    name: name.trim(),
    phone: toInternational(phone),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...callWish(callTime),
    // The form cannot be sent without it.
    agreement: true,
    ...source,
    consent_version: consentVersion,
    consent_language: language,
    ...guard,
  };
}

/** Sends what the form holds, now or when there is a network; gives the names of the fields that were refused. Nothing of it is kept in the store or written to the console. */
export function sendConsultation(draft: ConsultationDraft, guard: LeadGuard, language: Language): ThunkAction<Promise<readonly string[]>, LeadState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    dispatch(consultationSubmitted());
    const body = toBody(draft, guard, selectLeadSource(getState()), language);
    const sent = await dispatch(sendLead({ kind: 'consultation', body }, language, () => forgetDraft('consultation')));
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The consultation was not accepted:', statusOf(sent.error));
      dispatch(consultationFailed());
      // Kept over a reload once more: it is the visitor's again.
      dispatch(consultationDraftChanged({ ...draft }));
      return refusedFields(sent.error);
    }
    dispatch(consultationTaken(sent.key));
    return [];
  };
}
