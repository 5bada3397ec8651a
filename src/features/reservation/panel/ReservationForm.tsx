import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLeadTexts } from '#entities/lead';
import {
  AgreementField,
  email,
  FailureNotice,
  fittingDraft,
  isSame,
  LeadForm,
  persistDraft,
  PhoneField,
  TextField,
  validName,
  validPhone,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Button, Heading } from '#shared/ui';
import { type ReservationDispatch, reservationEvents } from '../reservationSlice.ts';
import {
  emptyReservation,
  type ReservationDraft,
  type ReservationPart,
  selectReservation,
  selectReservationDraft,
  selectReservationFormStatus,
} from '../reservationState.ts';
import { useReservationEnd } from '../useReservationEnd.ts';
import styles from './ReservationPanel.module.css';
import { formName, sendReservation } from './sendReservation.ts';

const selectTyped = (state: ReservationPart): ReservationDraft | null => {
  const draft = selectReservationDraft(state);
  return isSame(draft, emptyReservation) ? null : draft;
};

/** Restores typed values after a reload. Returns the cleanup. */
function persistTyped(store: Store<ReservationPart>): () => void {
  return persistDraft(store, {
    form: formName,
    select: selectTyped,
    restored: (values, agreementHolds) => {
      const draft = fittingDraft(values, emptyReservation, agreementHolds);
      // Do not overwrite newer input.
      return draft === null || selectTyped(store.getState()) !== null ? null : reservationEvents.draftChanged(draft);
    },
  });
}

/** What a reservation is, in three lines, and what it takes. */
export function ReservationForm({ hours }: { readonly hours: number }) {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  const dispatch = useDispatch<ReservationDispatch>();
  const store = useStore<ReservationPart>();
  const draft = useSelector(selectReservationDraft);
  const status = useSelector(selectReservationFormStatus);
  const { step } = useSelector(selectReservation);
  const endOf = useReservationEnd();
  const now = useNow();
  useEffect(() => persistTyped(store), [store]);
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
            <TextField
              name="name"
              label={t('name')}
              required
              validate={validName}
              autoComplete="name"
              maxLength={200}
            />
            <PhoneField name="phone" label={t('phone')} required validate={validPhone} />
            <TextField
              name="email"
              type="email"
              label={t('email')}
              validate={email}
              autoComplete="email"
              maxLength={200}
            />
            <AgreementField name="agreement" />
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
