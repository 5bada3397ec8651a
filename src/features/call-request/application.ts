import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationQuery } from '#contract/lead.ts';
import { callWish } from '#entities/company';
import { projectApi } from '#entities/project';
import { consentVersion } from '#shared/agreement';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { selectLeadSource } from '#shared/consent';
import { toInternational } from '#shared/form';
import type { CallRequestDraft } from './callRequestSlice.ts';

interface AboutCall extends Pick<ApplicationQuery, 'website' | 'fill_ms'> {
  readonly language: Language;
  /** Of the project. */
  readonly recipient: string | undefined;
  readonly flat: string | undefined;
}

/** What the salesperson reads: the chosen project's alias, then the visitor's own words. Undefined when there is neither. */
export function composeMessage(project: string, text: string): string | undefined {
  const message = [project, text.trim()].filter((part) => part !== '').join('\n');
  return message === '' ? undefined : message;
}

/** What is sent of a filled form. */
export function toApplication(
  state: object,
  { name, phone, message, callTime, currentProject: project }: Omit<CallRequestDraft, 'agreement'>,
  { language, recipient, flat, ...guard }: AboutCall,
): ApplicationQuery {
  const composed = composeMessage(project, message);
  return {
    name: name.trim(),
    phone: toInternational(phone),
    ...(composed !== undefined && { message: composed }),
    ...(recipient !== undefined && { send_mail_to: recipient }),
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
}

/** Milliseconds that a request waits for the project which knows its recipient. A backend that knows the field `project` finds the recipient itself. */
const recipientPatience = 3000;

/** The mailbox of a project that the store does not know yet; undefined: none, or it does not come in time. */
export function askRecipient(
  alias: string,
  language: Language,
): ThunkAction<Promise<string | undefined>, ApiState, unknown, UnknownAction> {
  return async (dispatch) => {
    const asked = dispatch(projectApi.endpoints.getProjectHead.initiate({ alias, language }, { subscribe: false }));
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, recipientPatience, undefined);
    const head = await Promise.race([asked, tooLate]);
    clearTimeout(timer);
    return head?.data?.send_mail_to;
  };
}
