import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { AgreementField, email, ErrorSummary, PhoneField, Snapshots, TextField, validName, validPhone } from '#shared/form';
import { useLanguage } from '#shared/routing';
import { steadyNow } from '#shared/time';
import { Button } from '#shared/ui';
import { bookingEvents, noDetails, selectBookingState, selectDetails, type VisitDetails } from '../../bookingSlice.ts';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { submitVisit } from '../../sending/submitVisit.ts';
import styles from '../BookingDetails.module.css';
import { SubmitFailure } from './SubmitFailure.tsx';

/** Who comes. What was typed outlives a slot that was taken, a step back and a reload. */
export function DetailsForm() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const details = useSelector(selectDetails);
  // Of the moment of opening: afterwards the form is the source and the store has its copy.
  const [initialValues] = useState(details);
  const submitting = useSelector(selectBookingState).name === 'submitting';
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => void dispatch(bookingEvents.formShown(steadyNow())), [dispatch]);

  const type = (values: VisitDetails): void => void dispatch(bookingEvents.detailsTyped({ ...noDetails, ...values }));
  const send = (values: VisitDetails): void => {
    type(values);
    void dispatch(submitVisit(language));
  };

  return (
    <Form<VisitDetails> onSubmit={send} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <form
          method="dialog"
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            flushSync(() => void handleSubmit(event));
            summary.current?.focus();
          }}
        >
          <ErrorSummary
            ref={summary}
            fields={[
              ['name', t('details.name')],
              ['phone', t('details.phone')],
              ['email', t('details.email')],
              ['agreement', t('details.agreement')],
            ]}
          />
          <TextField name="name" label={t('details.name')} required validate={validName} autoComplete="name" maxLength={200} />
          <PhoneField name="phone" label={t('details.phone')} required validate={validPhone} />
          <TextField name="email" type="email" label={t('details.email')} validate={email} autoComplete="email" maxLength={200} />
          <TextField name="message" label={t('details.message')} multiline maxLength={3900} />
          <AgreementField name="agreement" />
          <SubmitFailure />
          <Button type="submit" size="l" loading={submitting}>
            {t('details.submit')}
          </Button>
          <Snapshots onSnapshot={type} />
        </form>
      )}
    </Form>
  );
}
