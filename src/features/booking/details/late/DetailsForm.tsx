import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useOrigin } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { steadyNow } from '#shared/time';
import { bookingEvents, selectBookingState, selectDetails, selectDetailsFormStatus } from '../../bookingSlice.ts';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { submitVisit } from '../../sending/submitVisit.ts';
import { PersonForm } from '../PersonForm.tsx';
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
      // Whatever waits in the outbox for longer has a view of its own.
      submitting={name === 'submitting' || name === 'waiting'}
    />
  );
}
