import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FailureNotice } from '#shared/form';
import { selectBookingState } from '../../bookingSlice.ts';

/** Why the visit is not booked, and what can be done; a slot of one's own is not a thing to be silent about. */
export function BookingFailure() {
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
