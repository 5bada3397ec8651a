import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationQuery } from '#contract/lead.ts';
import { selectProject } from '#entities/project';
import { pushToDataLayer } from '#shared/analytics';
import { statusOf, type ApiState } from '#shared/api';
import { selectSettings, type Language } from '#shared/config';
import { selectLeadSource } from '#shared/consent';
import { toInternational } from '#shared/form';
import { callRequestApi } from './callRequestApi.ts';
import { callRequestFailed, callRequestSucceeded, type CallRequestDraft } from './callRequestSlice.ts';
import { composeMessage } from './composeMessage.ts';

type State = ApiState & Parameters<typeof selectSettings>[0];

export type SendDispatch = ThunkDispatch<State, unknown, UnknownAction>;

function toApplication(state: State, language: Language, draft: CallRequestDraft): ApplicationQuery {
  const { name, phone, message, currentProject } = draft;
  const composed = composeMessage(currentProject, message);
  const recipient = currentProject === '' ? undefined : selectProject(state, language, currentProject)?.send_mail_to;
  return {
    name: name.trim(),
    phone: toInternational(phone),
    // The form cannot be sent without it.
    agreement: true,
    ...(composed !== undefined && { message: composed }),
    ...(recipient !== undefined && { send_mail_to: recipient }),
    ...selectLeadSource(state),
  };
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Sends what the form holds. Nothing of it is kept in the store or written to the console. */
export function sendCallRequest(draft: CallRequestDraft, language: Language): ThunkAction<Promise<void>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const { applicationMethod: method } = selectSettings(getState());
    const application = toApplication(getState(), language, draft);
    const { initiate } = callRequestApi.endpoints.requestCall;
    const { error } = await dispatch(initiate({ application, method, language }, { track: false }));
    if (error !== undefined) {
      // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
      console.error('The call request was not accepted:', statusOf(error));
      dispatch(callRequestFailed());
      return;
    }
    dispatch(callRequestSucceeded());
    pushToDataLayer({ event: 'request_call', first_name: firstNameOf(draft.name), phone: application.phone });
  };
}
