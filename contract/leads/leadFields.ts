import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import { Day } from '../common.ts';

/** Replaces line breaks and control characters, so that the value is safe in an email header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Cut instead of refused: the visitor did not type it, and the lead matters more. */
const cutLine = (longest: number) => z.string().overwrite((text) => oneLine(text).slice(0, longest));

/** Yes, as JSON or as the text that a query makes of it; anything else is not said. */
const yes = z
  .union([z.literal(true), z.literal('true')], 'must be true')
  .transform(() => true)
  .pipe(z.literal(true));

/** A whole number, as JSON or as the text that a query makes of it. */
const count = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,12}$/, 'a whole number')
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(1e12));

export const personFields = {
  name: z.string().overwrite(oneLine).min(1).max(200),
  phone: z
    .string()
    .overwrite(oneLine)
    .max(40)
    .regex(/\d(?:\D*\d){4}/, 'five digits at least'),
  message: z.string().max(4000).optional(),
};

/** zod's own pattern refuses Ukrainian letters, and domains such as .укр in the form in which browsers send them. */
const emailPattern = /^[^\s@"<>,;:.]+(?:\.[^\s@"<>,;:.]+)*@[^\s@"<>,;:.]+(?:\.[^\s@"<>,;:.]+)+$/u;

export const emailField = { email: z.email({ pattern: emailPattern }).max(254).optional() };

/** Consent to the processing of personal data; without `agreement` the call responds with 422 and stores nothing. */
export const consentFields = {
  agreement: yes,
  consent_version: cutLine(40).optional().meta({ description: 'Which text was agreed to; absent: the first one' }),
  consent_language: z
    .enum(languages)
    .optional()
    .meta({ description: 'In which language it was read; absent: the one of Accept-Language' }),
};

/** Spam checks. Clients that cannot fill them omit both. */
export const guardFields = {
  website: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'A field that no person sees; anything in it is refused with 422' }),
  fill_ms: count.optional().meta({
    description: 'Milliseconds from the form being shown to its being sent; under 1500 it is refused with 422',
  }),
};

/** The visitor's first source. Stored only with `source_consent`, which is separate from `agreement`. */
export const sourceFields = {
  source_consent: yes.optional(),
  utm_source: cutLine(200).optional(),
  utm_medium: cutLine(200).optional(),
  utm_campaign: cutLine(200).optional(),
  utm_term: cutLine(200).optional(),
  utm_content: cutLine(200).optional(),
  referrer: cutLine(500).optional(),
  landing_page: cutLine(500).optional(),
};

/** The subject of a lead. Cut instead of refused, and an unknown alias is no error. */
export const subjectFields = {
  project: cutLine(64).optional().meta({
    description: 'Alias of a project; without `send_mail_to` the lead goes to the mailbox which that project publishes',
  }),
  flat: cutLine(64).optional().meta({ description: 'Id of a flat of that project' }),
};

/** HH:MM in Europe/Kyiv; a day may end at 24:00. */
export const Clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'HH:MM')
  .meta({ id: 'Clock', description: 'HH:MM in Europe/Kyiv' });

/**
 * The preferred time of the call, all three or none. An impossible wish is no error: the receipt says when to expect
 * the call.
 */
export const wishFields = {
  call_day: Day.optional(),
  call_from: Clock.optional(),
  call_to: Clock.optional(),
};

/** Of an Idempotency-Key. */
export const keyPattern = /^[\w.:-]{8,128}$/;

/** Bytes of a request: the longest texts in four-byte characters, and room for the rest. */
export const bodyLimit = 32 * 1024;
