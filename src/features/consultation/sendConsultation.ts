import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { SpecApplication } from '#contract/leads/lead.ts';
import { callWish, callWishWords } from '#entities/company';
import { announceElsewhere, leadFields, type LeadState, sendLead } from '#entities/lead';
import { logRefusal } from '#shared/api';
import type { Language } from '#shared/config';
import { forgetDraft, isSame, type LeadGuard, storableDraft, storeDraft, toInternational } from '#shared/form';
import { selectPagePath } from '#shared/routing';
import { lazySlice } from '#shared/store';
import {
  type ConsultationDraft,
  consultationDraftChanged,
  consultationFailed,
  consultationLeft,
  type ConsultationPart,
  consultationSlice,
  consultationSubmitted,
  consultationTaken,
  emptyConsultation,
  selectConsultationAttempt,
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationLead,
} from './consultationSlice.ts';

/** Values typed into the plain form. */
function draftOfForm(data: FormData): ConsultationDraft {
  const text = (name: keyof ConsultationDraft): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...emptyConsultation,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    agreement: data.has('agreement'),
  };
}

/**
 * Injects the slice and takes over the plain form's values; values of an earlier page stay unless there are new ones.
 */
export function beginConsultation(plain: FormData): ThunkAction<void, object, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(lazySlice(consultationSlice));
    const typed = draftOfForm(plain);
    if (isSame(typed, emptyConsultation)) return;
    // Another question, while the page in another language confirms the first one.
    dispatch(consultationLeft());
    dispatch(consultationDraftChanged(typed));
  };
}

type State = LeadState & Partial<ConsultationPart> & Parameters<typeof selectPagePath>[0];

export const useConsultationDispatch =
  /* #__PURE__ */ useDispatch.withTypes<ThunkDispatch<State, unknown, UnknownAction>>();

/** Labels of notes in the message, in the language of the page. */
interface ConsultationNoteLabels {
  readonly topic: string;
  readonly email: string;
  readonly callTime: string;
}

/** The call request that it is for a backend without consultations. */
function toPlain(
  { name, phone, email, callTime, message }: ConsultationDraft,
  language: Language,
  labels: ConsultationNoteLabels,
): SpecApplication {
  const wish = callWishWords(callTime, language);
  const lines = [
    labels.topic,
    message.trim(),
    email.trim() === '' ? '' : `${labels.email}: ${email.trim()}`,
    wish === null ? '' : `${labels.callTime}: ${wish}`,
  ];
  return {
    name: name.trim(),
    phone: toInternational(phone),
    message: lines.filter((line) => line !== '').join('\n'),
  };
}

/**
 * Sends the form now or when online; resolves with the names of invalid fields. Personal data enters neither the store
 * nor the console.
 */
export function sendConsultation(
  draft: ConsultationDraft,
  guard: LeadGuard,
  language: Language,
  labels: ConsultationNoteLabels,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const page = selectPagePath(getState());
    dispatch(consultationSubmitted());
    const attempt = selectConsultationAttempt(getState());
    const message = draft.message.trim();
    const body = {
      ...leadFields(getState(), draft, language, guard),
      ...(message !== '' && { message }),
      ...callWish(draft.callTime),
    };
    const plain = toPlain(draft, language, labels);
    const sent = await dispatch(
      sendLead({ kind: 'consultation', body, plain }, language, { onStored: () => forgetDraft('consultation') }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      dispatch(consultationFailed({ attempt }));
      storeDraft('consultation', storableDraft(selectConsultationDraft(getState()), emptyConsultation));
      const isShown = selectPagePath(getState()) === page && selectConsultationFailed(getState());
      if (!isShown) dispatch(announceElsewhere(sent));
      return logRefusal(sent.error, 'The consultation was not accepted:');
    }
    const { key: lead } = sent;
    dispatch(consultationTaken({ attempt, lead }));
    // On another page, or beside another question, this lead is announced elsewhere.
    if (selectPagePath(getState()) !== page) dispatch(consultationLeft());
    if (selectConsultationLead(getState()) !== lead) dispatch(announceElsewhere(sent));
    return [];
  };
}
