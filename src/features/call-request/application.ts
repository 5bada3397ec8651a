import type { ApplicationQuery, SpecApplication } from '#contract/leads/lead.ts';
import { callWish, callWishWords } from '#entities/company';
import { leadFields } from '#entities/lead';
import { projectApi } from '#entities/project';
import { selectExtensions, type ApiThunk } from '#shared/api';
import type { Language } from '#shared/config';
import { withTimeout } from '#shared/tasks';
import type { CallRequestDraft } from './callRequestSlice.ts';

/** Labels of notes in the message, in the language of the page. */
export interface CallNoteLabels {
  readonly callTime: string;
  readonly flat: string;
}

interface AboutCall extends Pick<ApplicationQuery, 'fill_ms'> {
  readonly language: Language;
  /** Of the project. */
  readonly recipient: string | undefined;
  readonly flat: string | undefined;
  /** Text before the visitor's own words. */
  readonly lines?: readonly string[];
  readonly labels: CallNoteLabels;
}

interface Application {
  readonly body: ApplicationQuery;
  /** For a backend of SPEC.md: other choices are in the message. */
  readonly plain: SpecApplication;
}

/** Characters of a line that the site adds: with the visitor's own words a few of them fit into the message. */
const longestLine = 200;

interface MessageParts {
  /** Alias; empty: none. */
  readonly project: string;
  readonly lines?: readonly string[];
  /** The visitor's own words, never cut: the form refuses longer ones. */
  readonly text: string;
  readonly notes?: readonly string[];
}

/** The message for the salesperson; undefined when empty. */
export function composeMessage({ project, lines = [], text, notes = [] }: MessageParts): string | undefined {
  const cut = (line: string): string => line.slice(0, longestLine);
  const message = [project, ...lines.map(cut), text.trim(), ...notes.map(cut)].filter((part) => part !== '').join('\n');
  return message === '' ? undefined : message;
}

/** The request of a filled form. */
export function toApplication(
  state: object,
  draft: Omit<CallRequestDraft, 'agreement'>,
  { language, recipient, flat, lines = [], labels, ...guard }: AboutCall,
): Application {
  const { message, callTime, currentProject: project } = draft;
  const { name, phone, ...extension } = leadFields(state, draft, language, guard);
  const wish = callWishWords(callTime, language);
  const notes = [
    ...(flat === undefined ? [] : [`${labels.flat}: ${flat}`]),
    ...(wish === null ? [] : [`${labels.callTime}: ${wish}`]),
  ];
  const withMessage = (composed: string | undefined): SpecApplication => ({
    name,
    phone,
    ...(composed !== undefined && { message: composed }),
    ...(recipient !== undefined && { send_mail_to: recipient }),
  });
  return {
    body: {
      ...withMessage(composeMessage({ project, lines, text: message })),
      ...extension,
      ...(project !== '' && { project }),
      ...(flat !== undefined && { flat }),
      ...callWish(callTime),
    },
    plain: withMessage(composeMessage({ project, lines, text: message, notes })),
  };
}

/**
 * Milliseconds to wait for the project where the backend finds the recipient itself, by the field `project`, and on the
 * server, which ends the whole submission after 30 s.
 */
export const shortRecipientTimeout = 3000;

/** The same where nothing else names the project's mailbox: a phone may need more than ten seconds. */
const recipientTimeout = 15_000;

/** The mailbox of a project that is not loaded yet; undefined: none, or timeout. */
export function fetchRecipient(
  alias: string,
  language: Language,
  timeout = recipientTimeout,
): ApiThunk<Promise<string | undefined>> {
  return async (dispatch, getState) => {
    const requested = dispatch(projectApi.endpoints.getProjectHead.initiate({ alias, language }, { subscribe: false }));
    const isOptional = selectExtensions(getState())?.includes('application_fields') === true;
    const head = await withTimeout(requested, isOptional ? shortRecipientTimeout : timeout);
    return head?.data?.send_mail_to ?? undefined;
  };
}
