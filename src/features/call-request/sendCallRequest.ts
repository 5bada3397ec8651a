import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { leadEvents, sendLead, type LeadState } from '#entities/lead';
import { selectProjectHead } from '#entities/project';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { forgetDraft, type LeadGuard } from '#shared/form';
import { fetchRecipient, toApplication, type CallNoteLabels } from './application.ts';
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

/**
 * Sends the form now or when online; resolves with the names of invalid fields. Personal data enters neither the store
 * nor the console.
 */
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
    const recipient = knowsProject ? undefined : async () => dispatch(fetchRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onStored: () => forgetDraft('callRequest'), recipient }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The call request was not accepted:', statusOf(sent.error));
      dispatch(callRequestFailed({ attempt }));
      // Persist the draft again, with later input.
      dispatch(callRequestDraftChanged({ ...selectCallRequestDraft(getState()) }));
      return refusedFields(sent.error);
    }
    const { key: lead } = sent;
    dispatch(sent.status === 'sent' ? callRequestSucceeded({ attempt, lead }) : callRequestQueued({ attempt, lead }));
    const modal = selectCallRequestView(getState());
    // Not shown in the modal any more: announce it elsewhere.
    if (modal.step !== 'success' || modal.lead !== lead) dispatch(leadEvents.leadHidden({ key: lead }));
    return [];
  };
}
