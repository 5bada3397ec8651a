import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { leadEvents, leadFields, putIntoOutbox, sendFromOutbox, useLeadTexts } from '#entities/lead';
import { codeOf, newKey, logRefusal } from '#shared/api';
import type { Language } from '#shared/config';
import {
  AgreementField,
  EmailField,
  FailureNotice,
  forgetDraft,
  LeadForm,
  type LeadGuard,
  NameField,
  PhoneField,
  usePersistedDraft,
} from '#shared/form';
import { selectPagePath, useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Button, Heading } from '#shared/ui';
import { refetchFlats } from '../reservationApi.ts';
import { reservationEvents, type ReservationThunk, useReservationDispatch } from '../reservationSlice.ts';
import {
  emptyReservation,
  type ReservationDraft,
  selectReservation,
  selectReservationDraft,
  selectReservationFormStatus,
} from '../reservationState.ts';
import { useReservationEnd } from '../useReservationEnd.ts';
import styles from './ReservationPanel.module.css';

/** Refusals that are steps of their own. */
const codesWithOwnStep: ReadonlySet<string | undefined> = new Set(['flat_taken', 'phone_has_reservation']);

/** Of the draft in IndexedDB. */
const formName = 'reservation';

/**
 * Passes the reservation to the outbox, which sends it until there is a response. Resolves with the names of invalid
 * fields. Personal data enters neither the store nor the console.
 */
export function sendReservation(
  draft: ReservationDraft,
  guard: LeadGuard,
  language: Language,
): ReservationThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    const page = selectPagePath(getState());
    dispatch(reservationEvents.formSubmitted());
    const { step, project, flat } = selectReservation(getState());
    // A second press, or a removed flat.
    if (step !== 'sending' || project === null || flat === null) return [];
    const body = { project, flat, ...leadFields(getState(), draft, language, guard) };
    const stored = await dispatch(putIntoOutbox({ kind: 'reservation', body }, language, newKey()));
    dispatch(reservationEvents.requestStored({ lead: stored.key }));
    const sent = await dispatch(sendFromOutbox(stored));
    if (selectPagePath(getState()) !== page) dispatch(leadEvents.leadLeft({ key: stored.key }));
    if (sent.status === 'sent' || (sent.status === 'queued' && stored.lasting)) forgetDraft(formName);
    // Free or not: what the page shows is outdated.
    if (sent.status !== 'queued') void dispatch(refetchFlats(project));
    // A flat taken by another visitor is no failure.
    if (sent.status !== 'refused' || codesWithOwnStep.has(codeOf(sent.error))) return [];
    return logRefusal(sent.error, 'The flat was not reserved:');
  };
}

const persisted = {
  form: formName,
  select: selectReservationDraft,
  empty: emptyReservation,
  restored: (draft: ReservationDraft | null) => draft && reservationEvents.draftChanged(draft),
};

/** What a reservation is, in three lines, and what it takes. */
export function ReservationForm({ hours }: { readonly hours: number }) {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  const dispatch = useReservationDispatch();
  const draft = useSelector(selectReservationDraft);
  const status = useSelector(selectReservationFormStatus);
  const { step } = useSelector(selectReservation);
  const endOf = useReservationEnd();
  const now = useNow();
  usePersistedDraft(persisted);
  // Loads offline notices while there is a network.
  useLeadTexts();

  return (
    <>
      <Heading level={2} size="s">
        {t('title')}
      </Heading>
      <ul className={styles.terms}>
        <li>{t('terms.free')}</li>
        <li>{now !== null && t('terms.until', { end: endOf(new Date(now.getTime() + hours * 3_600_000)) })}</li>
        <li>{t('terms.after')}</li>
      </ul>
      <LeadForm
        className={styles.form}
        draft={draft}
        onDraft={(typed) => void dispatch(reservationEvents.draftChanged(typed))}
        status={status}
        onStatus={(changed) => void dispatch(reservationEvents.formStatusChanged(changed))}
        labels={[
          ['name', t('name')],
          ['phone', t('phone')],
          ['email', t('email')],
          ['agreement', t('agreement')],
        ]}
        onSend={async (typed, guard) => dispatch(sendReservation(typed, guard, language))}
      >
        {(sending) => (
          <>
            <NameField label={t('name')} />
            <PhoneField label={t('phone')} />
            <EmailField label={t('email')} />
            <AgreementField />
            {(step === 'refused' || step === 'unknown' || step === 'late') && (
              <FailureNotice always text={t(`failed.${step}`)} />
            )}
            <Button type="submit" loading={sending} wide>
              {t('submit')}
            </Button>
          </>
        )}
      </LeadForm>
    </>
  );
}
