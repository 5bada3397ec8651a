import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { selectBookingState } from '../../bookingSlice.ts';
import styles from '../BookingDetails.module.css';

/** Why the visit is not booked, and what can be done; a slot of one's own is not a thing to be silent about. */
export function SubmitFailure() {
  const { t } = useTranslation('appointment');
  const state = useSelector(selectBookingState);
  const { phone } = useSelector(selectSettings);
  if (state.name !== 'failed') return null;
  const { failure, moving } = state;
  return (
    <div role="alert" className={styles.notice}>
      <p>{t(`details.failed.${failure === 'refused' && moving !== null ? 'moveRefused' : failure}`)}</p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
    </div>
  );
}
