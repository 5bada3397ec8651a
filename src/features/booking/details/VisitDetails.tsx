import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { VisitBody } from '#contract/leads/visit.ts';
import { flatPath } from '#entities/flat';
import {
  runOutbox,
  leadEvents,
  leadFields,
  putIntoOutbox,
  selectLead,
  sendFromOutbox,
  type VisitForm,
  useLeadSelector,
  useShownLead,
} from '#entities/lead';
import { FailureNotice, type LeadGuard } from '#shared/form';
import { codeOf, newKey, logRefusal } from '#shared/api';
import { type Language, selectSettings, useOrigin } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { selectPagePath, useLanguage } from '#shared/routing';
import { steadyNow } from '#shared/time';
import { Button, Heading, Text } from '#shared/ui';
import {
  bookingEvents,
  type BookingThunk,
  type BookingThunkState,
  selectBookingState,
  selectDetails,
  selectDetailsFormStatus,
  selectFormShownAt,
  useBookingDispatch,
} from '../bookingSlice.ts';
import type { BookingState } from '../machine/bookingStates.ts';
import { concludeVisit, storageOf } from '../sending/concludeVisit.ts';
import { restartBooking } from '../sending/bookingThunks.ts';
import styles from './BookingDetails.module.css';
import { PersonForm } from './PersonForm.tsx';

type Submitting = BookingState<'submitting'>;

function placeOf({ center, slot, kind, hold }: Submitting) {
  return { center, starts_at: slot.starts_at, kind, ...(hold !== null && { hold: hold.token }) };
}

interface FormPage {
  readonly language: Language;
  /** Where the site is, for a link to a flat of it. */
  readonly origin: string | null;
  /** Of a form; a change of a visit has no person, and so nothing to guard. */
  readonly guard?: LeadGuard;
}

/** The message for the salesperson: the flat's page, then the visitor's words. */
function messageOf({ project, flat }: Submitting, words: string, origin: string | null): string {
  const about = project === null || flat === null ? '' : (origin ?? '') + flatPath(project, flat);
  return [about, words.trim()].filter((part) => part !== '').join('\n');
}

function bodyOf(rootState: BookingThunkState, state: Submitting, { language, origin, guard }: FormPage): VisitBody {
  const details = selectDetails(rootState);
  const formShownAt = selectFormShownAt(rootState);
  const message = messageOf(state, details.message, origin);
  // Includes the time before a reload; drafts of older releases have fractions of milliseconds.
  const shownFor = formShownAt === null ? 0 : Math.round(steadyNow() - formShownAt);
  return {
    ...placeOf(state),
    ...(state.project !== null && { project: state.project }),
    ...(state.flat !== null && { flat: state.flat }),
    ...leadFields(rootState, details, language, { fill_ms: Math.max(guard?.fill_ms ?? 0, shownFor) }),
    ...(message !== '' && { message }),
  };
}

/** The request for the outbox: a new visit, or a new time. */
function formOf(rootState: BookingThunkState, state: Submitting, page: FormPage): VisitForm {
  const stored = storageOf(state, selectDetails(rootState));
  return state.moving === null
    ? { kind: 'visit', body: bodyOf(rootState, state, page), memory: stored }
    : { kind: 'move', body: placeOf(state), link: state.moving, memory: stored };
}

interface WaitingVisitProps {
  /** Whether it is sent also when this page is closed. */
  readonly lasting: boolean;
  readonly moving: boolean;
  /** Whether the backend responded with an error: the visit does not wait for the network. */
  readonly responded: boolean;
}

/** Shown while the visit is in the outbox. Takes the focus of the removed button, so that it is announced. */
function WaitingVisit({ lasting, moving, responded }: WaitingVisitProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useBookingDispatch();
  const { phone } = useSelector(selectSettings);
  const words = useRef<HTMLDivElement>(null);
  const title = moving ? 'moveTitle' : 'title';
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form}>
      <div ref={words} tabIndex={-1} role="status" className={styles.waiting}>
        <Heading level={3} size="s">
          {t(responded ? `unconfirmed.${title}` : `waiting.${title}`)}
        </Heading>
        <Text>{t(responded ? 'unconfirmed.text' : 'waiting.text')}</Text>
        <Text>{t(lasting ? 'waiting.lasting' : 'waiting.fleeting')}</Text>
        <Text size="s" tone="soft">
          {t('waiting.call')} <a href={telephoneLink(phone)}>{phone}</a>
        </Text>
      </div>
      <Button size="l" onClick={() => dispatch(runOutbox())}>
        {t('waiting.send')}
      </Button>
      <Button variant="quiet" onClick={() => dispatch(restartBooking(language))}>
        {t('waiting.another')}
      </Button>
    </div>
  );
}

/** Null when the state does not allow it, as on a second press. */
function begin(): BookingThunk<BookingState<'submitting'> | null> {
  return (dispatch, getState) => {
    const lead = newKey();
    dispatch(bookingEvents.detailsSubmitted({ lead }));
    const state = selectBookingState(getState());
    return state.name === 'submitting' && state.lead === lead ? state : null;
  };
}

/**
 * Passes the visit to the outbox, which sends it until there is a response. Resolves with the names of invalid fields.
 */
export function submitVisit(page: FormPage): BookingThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    const shownAt = selectPagePath(getState());
    const state = dispatch(begin());
    if (state === null) return [];
    const form = formOf(getState(), state, page);
    const stored = await dispatch(putIntoOutbox(form, page.language, state.lead));
    dispatch(bookingEvents.visitQueued({ lead: stored.key, lasting: stored.lasting }));
    const sent = await dispatch(sendFromOutbox(stored));
    // Elsewhere a notice announces the end, and a return to the booking concludes it.
    if (selectPagePath(getState()) === shownAt) dispatch(concludeVisit());
    else dispatch(leadEvents.leadLeft({ key: stored.key }));
    // A slot taken by another visitor is no failure.
    if (sent.status !== 'refused' || codeOf(sent.error) === 'slot_taken') return [];
    return logRefusal(sent.error, 'The visit was not booked:');
  };
}

/** Why the booking failed, and what to do. */
function BookingFailure() {
  const { t } = useTranslation('appointment');
  const state = useSelector(selectBookingState);
  if (state.name !== 'failed') return null;
  const { failure, moving } = state;
  return (
    <FailureNotice
      always
      text={t(`details.failed.${failure === 'refused' && moving !== null ? 'moveRefused' : failure}`)}
    />
  );
}

/** The details form. Typed values survive a taken slot, a step back and a reload. */
function DetailsForm() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const origin = useOrigin();
  const dispatch = useBookingDispatch();
  const details = useSelector(selectDetails);
  const status = useSelector(selectDetailsFormStatus);
  const { name } = useSelector(selectBookingState);

  useEffect(() => void dispatch(bookingEvents.formShown(steadyNow())), [dispatch]);

  return (
    <PersonForm
      draft={details}
      onDraft={(typed) => void dispatch(bookingEvents.detailsTyped(typed))}
      status={status}
      onStatus={(changed) => void dispatch(bookingEvents.detailsFormStatusChanged(changed))}
      onSend={async (_, guard) => dispatch(submitVisit({ language, origin, guard }))}
      notice={<BookingFailure />}
      submit={t('details.submit')}
      submitting={name === 'submitting' || name === 'waiting'}
    />
  );
}

/** A moved visit already has its contact data. */
function MoveForm() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const origin = useOrigin();
  const dispatch = useBookingDispatch();
  const { name } = useSelector(selectBookingState);
  // Whatever waits in the outbox for longer has a view of its own.
  const submitting = name === 'submitting' || name === 'waiting';
  return (
    <div className={styles.form}>
      <Text tone="soft">{t('details.moveHint')}</Text>
      <BookingFailure />
      <Button size="l" loading={submitting} onClick={() => void dispatch(submitVisit({ language, origin }))}>
        {t('details.move')}
      </Button>
    </div>
  );
}

/** The form, or the state of the submitted visit, which cannot be changed while it is queued. */
export function VisitDetails({ moving }: { readonly moving: boolean }) {
  const state = useSelector(selectBookingState);
  const lead = state.name === 'waiting' ? state.lead : null;
  const { status, responded = false } =
    useLeadSelector((known) => (lead === null ? undefined : selectLead(known, lead))) ?? {};
  useShownLead(status === undefined ? null : lead);
  if (state.name === 'waiting' && (status === undefined || status === 'queued')) {
    return <WaitingVisit lasting={state.lasting} moving={moving} responded={responded} />;
  }
  return moving ? <MoveForm /> : <DetailsForm />;
}
