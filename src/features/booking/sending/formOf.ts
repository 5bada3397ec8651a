import type { VisitBody } from '#contract/visit.ts';
import { flatPath } from '#entities/flat';
import type { VisitForm } from '#entities/lead';
import { consentVersion } from '#shared/agreement';
import type { Language } from '#shared/config';
import type { LeadSource } from '#shared/consent';
import { toInternational, type LeadGuard } from '#shared/form';
import { steadyNow } from '#shared/time';
import type { RememberedPerson } from '../bookingSlice.ts';
import type { BookingState } from '../machine/index.ts';
import { storageOf } from '../memory/storedVisit.ts';

type Submitting = BookingState<'submitting'>;

function placeOf({ center, slot, kind, hold }: Submitting) {
  return { center, starts_at: slot.starts_at, kind, hold: hold.token };
}

export interface FormPage {
  readonly language: Language;
  /** Where the site is, for a link to a flat of it. */
  readonly origin: string | null;
  /** Of a form; a change of a visit has no person, and so nothing to guard. */
  readonly guard?: LeadGuard;
}

interface SendingPage extends FormPage {
  readonly source: LeadSource;
}

/** What the salesperson reads: the page of the flat that the visit is about, then the visitor's own words. */
function messageOf({ project, flat }: Submitting, words: string, origin: string | null): string {
  const about = project === null || flat === null ? '' : (origin ?? '') + flatPath(project, flat);
  return [about, words.trim()].filter((part) => part !== '').join('\n');
}

function bodyOf(
  state: Submitting,
  { details, formShownAt }: RememberedPerson,
  { language, origin, guard, source }: SendingPage,
): VisitBody {
  const { name, phone, email } = details;
  const message = messageOf(state, details.message, origin);
  // What was typed before a reload took its time, too; drafts of older releases have fractions of a millisecond.
  const shownFor = formShownAt === null ? 0 : Math.round(steadyNow() - formShownAt);
  return {
    ...placeOf(state),
    ...(state.project !== null && { project: state.project }),
    ...(state.flat !== null && { flat: state.flat }),
    name: name.trim(),
    phone: toInternational(phone),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(message !== '' && { message }),
    agreement: true,
    consent_version: consentVersion,
    consent_language: language,
    ...source,
    ...guard,
    fill_ms: Math.max(guard?.fill_ms ?? 0, shownFor),
  };
}

/** What goes into the outbox: a visit, or another time for one that there is. */
export function formOf(state: Submitting, person: RememberedPerson, page: SendingPage): VisitForm {
  const memory = storageOf(state, person.details);
  return state.moving === null
    ? { kind: 'visit', body: bodyOf(state, person, page), memory }
    : { kind: 'move', body: placeOf(state), link: state.moving, memory };
}
