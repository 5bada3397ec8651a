import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sendLead, type LeadState } from '#entities/lead';
import { askRecipient, toApplication, type NoteLabels } from '#features/call-request';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { forgetDraft } from '#shared/drafts';
import type { LeadGuard } from '#shared/form';
import {
  requestEvents,
  selectRequestDraft,
  type VisitRequestDraft,
  type VisitRequestPart,
} from './visitRequestSlice.ts';

type State = LeadState & VisitRequestPart;

export type RequestDispatch = ThunkDispatch<State, unknown, UnknownAction>;

interface AboutVisit {
  readonly language: Language;
  /** Aliases and ids as the address names them. */
  readonly project: string;
  readonly flat: string | undefined;
  /** Day and center in words, a line each. */
  readonly lines: readonly string[];
  readonly labels: NoteLabels;
}

/** Sends the call request that names the day; gives the names of the fields that were refused. */
export function sendVisitRequest(
  draft: VisitRequestDraft,
  guard: LeadGuard,
  { language, project, flat, lines, labels }: AboutVisit,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    dispatch(requestEvents.requestSubmitted());
    const { name, phone, message } = draft;
    const application = toApplication(
      getState(),
      {
        name,
        phone,
        message: [...lines, message.trim()].join('\n'),
        callTime: '',
        currentProject: project,
      },
      { language, recipient: undefined, flat, labels, ...guard },
    );
    const recipient = project === '' ? undefined : async () => dispatch(askRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onKept: () => forgetDraft('visitRequest'), recipient }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The request for a visit was not accepted:', statusOf(sent.error));
      dispatch(requestEvents.requestFailed());
      // Saved over a reload once more, with what was typed meanwhile.
      dispatch(requestEvents.requestDraftChanged({ ...selectRequestDraft(getState()) }));
      return refusedFields(sent.error);
    }
    dispatch(requestEvents.requestTaken(sent.key));
    return [];
  };
}
