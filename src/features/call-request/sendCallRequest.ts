import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationQuery } from '#contract/lead.ts';
import { callWish } from '#entities/company';
import { leadEvents, sendLead, type LeadState } from '#entities/lead';
import { selectProjectHead } from '#entities/project';
import { consentVersion } from '#shared/agreement';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { selectLeadSource } from '#shared/consent';
import { forgetDraft } from '#shared/drafts';
import { toInternational, type LeadGuard } from '#shared/form';
import {
  callRequestDraftChanged,
  callRequestFailed,
  callRequestQueued,
  callRequestSubmitted,
  callRequestSucceeded,
  selectCallRequestAttempt,
  selectCallRequestDraft,
  selectCallRequestModal,
  type CallRequestDraft,
} from './callRequestSlice.ts';
import { composeMessage } from './composeMessage.ts';

type State = LeadState & Parameters<typeof selectCallRequestModal>[0];

export type SendDispatch = ThunkDispatch<State, unknown, UnknownAction>;

function toApplication(state: State, language: Language, draft: CallRequestDraft, guard: LeadGuard): ApplicationQuery {
  const { name, phone, message, callTime, currentProject } = draft;
  const composed = composeMessage(currentProject, message);
  const recipient =
    currentProject === '' ? undefined : selectProjectHead(state, language, currentProject)?.send_mail_to;
  return {
    name: name.trim(),
    phone: toInternational(phone),
    // The form cannot be sent without it.
    agreement: true,
    consent_version: consentVersion,
    consent_language: language,
    ...(composed !== undefined && { message: composed }),
    ...(recipient !== undefined && { send_mail_to: recipient }),
    ...callWish(callTime),
    ...guard,
    ...selectLeadSource(state),
  };
}

/** Sends what the form holds, now or when there is a network; gives the names of the fields that were refused. Nothing of it is kept in the store or written to the console. */
export function sendCallRequest(
  draft: CallRequestDraft,
  guard: LeadGuard,
  language: Language,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const body = toApplication(getState(), language, draft, guard);
    dispatch(callRequestSubmitted());
    const attempt = selectCallRequestAttempt(getState());
    const sent = await dispatch(sendLead({ kind: 'call', body }, language, () => forgetDraft('callRequest')));
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The call request was not accepted:', statusOf(sent.error));
      dispatch(callRequestFailed({ attempt }));
      // Kept over a reload once more, with what was typed meanwhile: it is the visitor's again.
      dispatch(callRequestDraftChanged({ ...selectCallRequestDraft(getState()) }));
      return refusedFields(sent.error);
    }
    const { key: lead } = sent;
    dispatch(sent.status === 'sent' ? callRequestSucceeded({ attempt, lead }) : callRequestQueued({ attempt, lead }));
    const modal = selectCallRequestModal(getState());
    // Whoever has closed the modal meanwhile, or asks for something else in it, hears of it elsewhere.
    if (modal.step !== 'success' || modal.lead !== lead) dispatch(leadEvents.leadHidden({ key: lead }));
    return [];
  };
}
