import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useOrigin } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { Button, Text } from '#shared/ui';
import { selectBookingState } from '../../bookingSlice.ts';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { submitVisit } from '../../sending/submitVisit.ts';
import styles from '../BookingDetails.module.css';
import { BookingFailure } from './BookingFailure.tsx';

/** A visit that is moved knows its person already. */
export function MoveForm() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const origin = useOrigin();
  const dispatch = useDispatch<BookingDispatch>();
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
