import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ConsultationBody } from '#contract/lead.ts';
import { sendLead, type LeadState, type SentLead } from '#entities/lead';
import { statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { type LeadSource, selectLeadSource } from '#shared/consent';
import { toInternational } from '#shared/form';
import type { ConsultationValues } from './consultationTypes.ts';

export type SendDispatch = ThunkDispatch<LeadState, unknown, UnknownAction>;

function toBody({ name, phone, email, message }: ConsultationValues, source: LeadSource): ConsultationBody {
  return {
    name: name.trim(),
    phone: toInternational(phone),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
    agreement: true,
    ...source,
  };
}

/** Sends what the form holds, now or when there is a network. Nothing of it is kept in the store or written to the console. */
export function sendConsultation(values: ConsultationValues, language: Language): ThunkAction<Promise<SentLead>, LeadState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const sent = await dispatch(sendLead({ kind: 'consultation', body: toBody(values, selectLeadSource(getState())) }, language));
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The consultation was not accepted:', statusOf(sent.error));
    }
    return sent;
  };
}
