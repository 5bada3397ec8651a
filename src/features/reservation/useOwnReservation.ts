import { useSelector } from 'react-redux';
import { statusAt } from '#domain/reservation.ts';
import type { OwnReservation } from '#entities/lead';
import { useNow } from '#shared/time';
import { type ReservationPart, selectOwnReservations } from './reservationState.ts';

/** The reservation of a flat that was made on this device and holds; null: there is none, or it is not known yet. */
export function useOwnReservation(project: string, flat: string): OwnReservation | null {
  const own = useSelector((state: ReservationPart) =>
    selectOwnReservations(state).findLast((each) => each.project === project && each.flat === flat),
  );
  const now = useNow();
  if (own === undefined || now === null) return null;
  return statusAt(own, now.toISOString()) === 'reserved' ? own : null;
}
