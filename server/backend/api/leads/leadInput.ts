import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ApplicationQuery, ConsultationBody } from '#contract/leads/lead.ts';
import type { ReservationBody } from '#contract/leads/reservation.ts';
import type { VisitBody } from '#contract/leads/visit.ts';
import type { Language } from '#domain/languages.ts';
import type { CallWish, FirstTouch } from '../../database/tables.ts';
import type { NewLead } from '../../leads/insertLead.ts';
import { chooseLanguage } from '../acceptLanguage.ts';
import { type ErrorDetails, fieldsOf } from '../errors.ts';

export type LeadInput = ApplicationQuery | ConsultationBody | VisitBody | ReservationBody;

export interface Refusal extends ErrorDetails {
  readonly status: number;
}

/** Less time than a person needs for two fields that the browser fills, in milliseconds. */
const shortestFill = 1500;

const firstVersion = '1';

const sourceNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
] as const;

/** Without consent nothing else is looked at. */
export function validationError(error: z.core.$ZodError): Refusal {
  const fields = fieldsOf(error);
  const { agreement } = fields;
  return agreement === undefined ? { status: 400, fields } : { status: 422, code: 'no_consent', fields: { agreement } };
}

/** Refuses instead of dropping silently: people with autofill get a reason and can send again. */
export function spamCheck({ website = '', fill_ms }: LeadInput): Refusal | undefined {
  const hurried = fill_ms !== undefined && fill_ms < shortestFill;
  if (website.trim() === '' && !hurried) return undefined;
  return {
    status: 422,
    code: 'looks_automatic',
    fields: hurried ? { fill_ms: 'too short a time' } : { website: 'must be empty' },
  };
}

function sourceOf(input: LeadInput): FirstTouch | undefined {
  if (input.source_consent !== true) return undefined;
  const given = sourceNames.flatMap((name) => {
    const text = input[name];
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

function wishOf(input: LeadInput): CallWish | undefined {
  if (!('call_day' in input)) return undefined;
  const { call_day: day, call_from: from, call_to: to } = input;
  return day === undefined || from === undefined || to === undefined ? undefined : { day, from, to };
}

/** The stored fields of a validated request. */
export function newLead(input: LeadInput, { headers }: FastifyRequest, fallback: Language): NewLead {
  const source = sourceOf(input);
  const wish = wishOf(input);
  const language = input.consent_language ?? chooseLanguage(headers['accept-language'], fallback);
  const version =
    input.consent_version === undefined || input.consent_version === '' ? firstVersion : input.consent_version;
  return {
    name: input.name,
    phone: input.phone,
    consent: { version, language },
    ...(input.message === undefined ? {} : { message: input.message }),
    ...('email' in input && input.email !== undefined ? { email: input.email } : {}),
    ...('send_mail_to' in input && input.send_mail_to !== undefined ? { send_mail_to: input.send_mail_to } : {}),
    ...('project' in input && input.project !== undefined ? { project: input.project } : {}),
    ...('flat' in input && input.flat !== undefined ? { flat: input.flat } : {}),
    ...(source === undefined ? {} : { source }),
    ...(wish === undefined ? {} : { wish }),
  };
}
