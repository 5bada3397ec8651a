import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import type { Attempt } from '#contract/renderer.ts';
import { requestCall } from '#entities/lead';
import { isTransient, refusedFields, statusOf, type ApiState } from '#shared/api';
import type { Language, selectSettings } from '#shared/config';
import { automatic, required, validMessage, validName, validPhone, type FieldError } from '#shared/form';
import { fetchRecipient, shortRecipientTimeout, toApplication, type CallNoteLabels } from '../application.ts';

/** The fields of the form that a browser sends without scripts. */
interface PlainFields {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  /** Alias; empty when none is chosen. */
  readonly project: string;
  /** `alias:id` of the flat that the page was opened about; empty: about none. */
  readonly flat: string;
  readonly agreement: string;
  /** No person sees it. */
  readonly website: string;
  /** The number of this attempt; empty: the first. It makes the form that is shown again another one than a reload of its page sends. */
  readonly attempt: string;
}

const visibleFields = ['name', 'phone', 'project', 'message', 'agreement'] as const;

/** A submitted form to render again, with its values. */
export interface PlainAttempt extends Attempt {
  readonly typed: PlainFields;
  readonly errors: Readonly<Partial<Record<keyof PlainFields, FieldError>>>;
}

/** Provided only by the server's response to a POST. */
export const PlainAttemptContext = createContext<PlainAttempt | null>(null);

function readFields(form: URLSearchParams): PlainFields {
  const text = (name: keyof PlainFields): string => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    phone: text('phone'),
    message: text('message'),
    project: text('project'),
    flat: text('flat'),
    agreement: text('agreement'),
    website: text('website'),
    attempt: text('attempt'),
  };
}

/** By the rules of the form in the modal. */
function errorsOf({ name, phone, message, agreement }: PlainFields): PlainAttempt['errors'] {
  const found = {
    name: validName(name),
    phone: validPhone(phone),
    message: validMessage(message),
    agreement: required(agreement !== ''),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** The flat counts for as long as its project is the chosen one. */
function flatOf({ project, flat }: PlainFields): string | undefined {
  return project !== '' && flat.startsWith(`${project}:`) ? flat.slice(project.length + 1) : undefined;
}

type State = ApiState & Parameters<typeof selectSettings>[0];

/**
 * Validates and sends a form; null: accepted. `keyOf` makes the Idempotency-Key: the cached page cannot hold one, and
 * equal values sent twice are one lead.
 */
export function sendPlainCallRequest(
  form: URLSearchParams,
  language: Language,
  labels: CallNoteLabels,
  keyOf: (text: string) => string,
): ThunkAction<Promise<PlainAttempt | null>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const typed = readFields(form);
    const errors = errorsOf(typed);
    if (Object.keys(errors).length > 0) return { typed, errors, status: 422, uncertain: false };

    // Autofill fills it for people, too: the next press sends.
    if (typed.website.trim() !== '') return { typed, errors: { website: automatic }, status: 422, uncertain: false };

    const { project } = typed;
    const recipient = async () => dispatch(fetchRecipient(project, language, shortRecipientTimeout));
    const application = toApplication(
      getState(),
      { ...typed, currentProject: project, callTime: '' },
      {
        language,
        recipient: project === '' ? undefined : await recipient(),
        flat: flatOf(typed),
        labels,
      },
    );
    const key = keyOf(JSON.stringify(application.body));
    const { error, keyless = false } = await dispatch(requestCall({ ...application, key, language }));
    if (error === undefined) return null;
    const status = statusOf(error);
    const names = refusedFields(error);
    const refused = visibleFields.filter((name) => names.includes(name));
    return {
      typed,
      errors: Object.fromEntries(refused.map((name) => [name, { key: 'refused' }])),
      // Invalid fields, the honeypot included; the backend's rate limit; anything else.
      status: names.length > 0 ? 422 : status === 429 ? status : 503,
      uncertain: keyless && isTransient(error) && status !== 429,
    };
  };
}
