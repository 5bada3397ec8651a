import { Reservation, ReservationBody, ReservationReceipt, ReservedFlats } from '../leads/reservation.ts';
import { NumberParams, TokenQuery } from '../leads/visit.ts';
import { call, envelope, NoParams, NoQuery } from './shape.ts';

const notReserved =
  'There is no consent, or no such project, or what was sent looks like a program, or the Idempotency-Key was used for something else: `code` says which';
const taken =
  '`flat_taken`: reserved by somebody, not free, or not to be reserved; `phone_has_reservation`: this phone has a flat';

export const reservationCalls = {
  reserveFlat: call({
    method: 'POST',
    path: '/api/reservations',
    summary: 'Reserve a flat free of charge, for the hours that the calculator response of its project names',
    extension: 'reservations',
    effect: 'writes',
    refusals: { 409: taken, 422: notReserved },
    params: NoParams,
    query: NoQuery,
    body: ReservationBody,
    response: envelope(ReservationReceipt),
  }),
  getReservedFlats: call({
    method: 'GET',
    path: '/api/reservations',
    summary: 'The flats that visitors have reserved now',
    extension: 'reservations',
    effect: 'live',
    params: NoParams,
    query: NoQuery,
    response: envelope(ReservedFlats),
  }),
  getReservation: call({
    method: 'GET',
    path: '/api/reservations/{number}',
    summary: 'A reservation by its private link',
    extension: 'reservations',
    effect: 'private',
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Reservation),
  }),
  cancelReservation: call({
    method: 'DELETE',
    path: '/api/reservations/{number}',
    summary: 'Cancel a reservation; a repeat gets the same response',
    extension: 'reservations',
    effect: 'writes',
    refusals: { 409: 'It has ended, or the flat was sold', 422: 'The Idempotency-Key was used for something else' },
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Reservation),
  }),
};
