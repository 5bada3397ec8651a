import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { leadEvents, sendLead, type LeadState } from '#entities/lead';
import { selectProjectHead } from '#entities/project';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { forgetDraft, type LeadGuard } from '#shared/form';
import { askRecipient, toApplication, type CallNoteLabels } from './application.ts';
import {
  callRequestDraftChanged,
  callRequestFailed,
  callRequestQueued,
  callRequestSubmitted,
  callRequestSucceeded,
  selectCallRequestAttempt,
  selectCallRequestDraft,
  selectCallRequestFlat,
  selectCallRequestView,
  type CallRequestDraft,
} from './callRequestSlice.ts';

type State = LeadState & Parameters<typeof selectCallRequestView>[0];

export type CallRequestDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Sends what the form holds, now or when there is a network; gives the names of the fields that were refused. Nothing of it is kept in the store or written to the console. */
export function sendCallRequest(
  draft: CallRequestDraft,
  guard: LeadGuard,
  language: Language,
  labels: CallNoteLabels,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const { currentProject: project } = draft;
    const head = selectProjectHead(getState(), language, project);
    const application = toApplication(getState(), draft, {
      language,
      labels,
      recipient: head?.send_mail_to ?? undefined,
      flat: selectCallRequestFlat(getState(), project),
      ...guard,
    });
    dispatch(callRequestSubmitted());
    const attempt = selectCallRequestAttempt(getState());
    const knowsProject = project === '' || head !== undefined;
    const recipient = knowsProject ? undefined : async () => dispatch(askRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onKept: () => forgetDraft('callRequest'), recipient }),
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
    const modal = selectCallRequestView(getState());
    // Whoever has closed the modal meanwhile, or asks for something else in it, hears of it elsewhere.
    if (modal.step !== 'success' || modal.lead !== lead) dispatch(leadEvents.leadHidden({ key: lead }));
    return [];
  };
}
