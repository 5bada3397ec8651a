import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationExtension, ApplicationQuery, SpecApplication } from '#contract/lead.ts';
import { callWish } from '#entities/company';
import { leadEvents, sendLead, type LeadState } from '#entities/lead';
import { projectApi, selectProjectHead } from '#entities/project';
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
  selectCallRequestFlat,
  selectCallRequestModal,
  type CallRequestDraft,
} from './callRequestSlice.ts';
import { composeMessage } from './composeMessage.ts';

type State = LeadState & Parameters<typeof selectCallRequestModal>[0];

export type SendDispatch = ThunkDispatch<State, unknown, UnknownAction>;

function toApplication(state: State, language: Language, draft: CallRequestDraft, guard: LeadGuard): ApplicationQuery {
  const { name, phone, message, callTime, currentProject: project } = draft;
  const composed = composeMessage(project, message);
  const recipient = selectProjectHead(state, language, project)?.send_mail_to;
  const flat = selectCallRequestFlat(state, project);
  const query: SpecApplication = {
    name: name.trim(),
    phone: toInternational(phone),
    ...(composed !== undefined && { message: composed }),
    ...(recipient !== undefined && { send_mail_to: recipient }),
  };
  const extension: ApplicationExtension = {
    // The form cannot be sent without it.
    agreement: true,
    consent_version: consentVersion,
    consent_language: language,
    ...(project !== '' && { project }),
    ...(flat !== undefined && { flat }),
    ...callWish(callTime),
    ...guard,
    ...selectLeadSource(state),
  };
  return { ...query, ...extension };
}

/** Milliseconds that a request waits for the project which knows its recipient. A backend that knows the field `project` finds the recipient itself. */
const recipientPatience = 3000;

/** The mailbox of a project that the store does not know yet; undefined: none, or it does not come in time. */
function askRecipient(
  alias: string,
  language: Language,
): ThunkAction<Promise<string | undefined>, State, unknown, UnknownAction> {
  return async (dispatch) => {
    const asked = dispatch(projectApi.endpoints.getProjectHead.initiate({ alias, language }, { subscribe: false }));
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, recipientPatience, undefined);
    const head = await Promise.race([asked, tooLate]);
    clearTimeout(timer);
    return head?.data?.send_mail_to;
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
    const { currentProject: project } = draft;
    const knowsProject = project === '' || selectProjectHead(getState(), language, project) !== undefined;
    const recipient = knowsProject ? undefined : async () => dispatch(askRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', body }, language, { onKept: () => forgetDraft('callRequest'), recipient }),
    );
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
