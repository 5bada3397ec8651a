import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { leadEvents, sendLead, type LeadState } from '#entities/lead';
import { askRecipient, toApplication, type CallNoteLabels } from '#features/call-request';
import { refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { forgetDraft } from '#shared/drafts';
import type { LeadGuard } from '#shared/form';
import { selectLocation, withoutLanguage } from '#shared/routing';
import {
  requestEvents,
  selectRequestAttempt,
  selectRequestDraft,
  selectRequestLead,
  type VisitRequestDraft,
  type VisitRequestPart,
} from './visitRequestSlice.ts';

type State = LeadState & VisitRequestPart & Parameters<typeof selectLocation>[0];

export type RequestDispatch = ThunkDispatch<State, unknown, UnknownAction>;

interface AboutVisit {
  readonly language: Language;
  /** Alias; empty: none. */
  readonly project: string;
  readonly flat: string | undefined;
  /** Day and center in words, a line each. */
  readonly lines: readonly string[];
  readonly labels: CallNoteLabels;
}

/** Where the form stands; a page in another language is the same. */
function pageOf(state: State): string {
  return withoutLanguage(selectLocation(state).pathname);
}

/** Sends the call request that names the day; gives the names of the fields that were refused. */
export function sendVisitRequest(
  draft: VisitRequestDraft,
  guard: LeadGuard,
  { language, project, flat, lines, labels }: AboutVisit,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const page = pageOf(getState());
    dispatch(requestEvents.requestSubmitted());
    const attempt = selectRequestAttempt(getState());
    const application = toApplication(
      getState(),
      { ...draft, callTime: '', currentProject: project },
      { language, recipient: undefined, flat, lines, labels, ...guard },
    );
    const recipient = project === '' ? undefined : async () => dispatch(askRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onKept: () => forgetDraft('visitRequest'), recipient }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The request for a visit was not accepted:', statusOf(sent.error));
      dispatch(requestEvents.requestFailed({ attempt }));
      // Saved over a reload once more, with what was typed meanwhile.
      dispatch(requestEvents.requestDraftChanged({ ...selectRequestDraft(getState()) }));
      return refusedFields(sent.error);
    }
    const { key: lead } = sent;
    dispatch(requestEvents.requestTaken({ attempt, lead }));
    // A visitor who is elsewhere, or asks for another day by now, hears of it elsewhere.
    if (pageOf(getState()) !== page) dispatch(requestEvents.requestLeft());
    if (selectRequestLead(getState()) !== lead) dispatch(leadEvents.leadHidden({ key: lead }));
    return [];
  };
}
