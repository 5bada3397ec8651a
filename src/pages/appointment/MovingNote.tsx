import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { restartBooking, selectBookingState, type BookingDispatch } from '#features/booking';
import { useLanguage } from '#shared/routing';
import { Button, WithNumber } from '#shared/ui';
import styles from './MovingNote.module.css';

/** Says that a visit is being moved and no other one booked, and how to do that instead. */
export function MovingNote() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const state = useSelector(selectBookingState);
  // What is sent already is not left.
  if (!('moving' in state) || state.moving === null || state.name === 'submitting' || state.name === 'waiting') {
    return null;
  }
  return (
    <div className={styles.note}>
      <p>
        <WithNumber number={state.moving.number} words={(shown) => t('moving.note', { number: shown })} />
      </p>
      <Button variant="quiet" onClick={() => dispatch(restartBooking(language))}>
        {t('moving.leave')}
      </Button>
    </div>
  );
}
