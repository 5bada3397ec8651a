import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useOrigin } from '#shared/config';
import {
  AgreementField,
  email,
  LeadForm,
  PhoneField,
  TextField,
  validName,
  validPhone,
  type LeadGuard,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import { steadyNow } from '#shared/time';
import { Button } from '#shared/ui';
import {
  bookingEvents,
  selectBookingState,
  selectDetails,
  selectDetailsFormStatus,
  type VisitDetails,
} from '../../bookingSlice.ts';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { submitVisit } from '../../sending/submitVisit.ts';
import styles from '../BookingDetails.module.css';
import { BookingFailure } from './BookingFailure.tsx';

/** Who comes. What was typed outlives a slot that was taken, a step back and a reload. */
export function DetailsForm() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const origin = useOrigin();
  const dispatch = useDispatch<BookingDispatch>();
  const details = useSelector(selectDetails);
  const status = useSelector(selectDetailsFormStatus);
  const { name } = useSelector(selectBookingState);
  // Whatever waits in the outbox for longer has a view of its own.
  const submitting = name === 'submitting' || name === 'waiting';

  useEffect(() => void dispatch(bookingEvents.formShown(steadyNow())), [dispatch]);

  const type = (typed: VisitDetails): void => void dispatch(bookingEvents.detailsTyped(typed));
  const send = async (_: VisitDetails, guard: LeadGuard): Promise<readonly string[]> =>
    dispatch(submitVisit({ language, origin, guard }));

  return (
    <LeadForm
      className={styles.form}
      draft={details}
      onDraft={type}
      status={status}
      onStatus={(changed) => void dispatch(bookingEvents.detailsFormStatusChanged(changed))}
      labels={[
        ['name', t('details.name')],
        ['phone', t('details.phone')],
        ['email', t('details.email')],
        ['message', t('details.message')],
        ['agreement', t('details.agreement')],
      ]}
      onSend={send}
    >
      {(sending) => (
        <>
          <TextField
            name="name"
            label={t('details.name')}
            required
            validate={validName}
            autoComplete="name"
            maxLength={200}
          />
          <PhoneField name="phone" label={t('details.phone')} required validate={validPhone} />
          <TextField
            name="email"
            type="email"
            label={t('details.email')}
            validate={email}
            autoComplete="email"
            maxLength={200}
          />
          <TextField name="message" label={t('details.message')} multiline maxLength={3900} />
          <AgreementField name="agreement" />
          <BookingFailure />
          <Button type="submit" size="l" loading={sending || submitting}>
            {t('details.submit')}
          </Button>
        </>
      )}
    </LeadForm>
  );
}
