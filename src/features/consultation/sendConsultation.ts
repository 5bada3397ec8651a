import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ConsultationBody } from '#contract/lead.ts';
import { statusOf, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { type LeadSource, selectLeadSource } from '#shared/consent';
import { toInternational } from '#shared/form';
import { consultationApi } from './consultationApi.ts';
import type { ConsultationValues } from './consultationTypes.ts';

export type SendDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

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

/** Says whether it was accepted. Nothing of what was sent is kept in the store or written to the console. */
export function sendConsultation(values: ConsultationValues, language: Language): ThunkAction<Promise<boolean>, ApiState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const { initiate } = consultationApi.endpoints.requestConsultation;
    const { error } = await dispatch(initiate({ body: toBody(values, selectLeadSource(getState())), language }, { track: false }));
    if (error === undefined) return true;
    // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
    console.error('The consultation was not accepted:', statusOf(error));
    return false;
  };
}
