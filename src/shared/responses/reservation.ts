import { reservationStatuses } from '#domain/reservation.ts';
import type * as Contract from '#contract/reservation.ts';
import { alias, moment } from './common.ts';
import { flag, object, oneOf, text, whole, type Reader } from './read.ts';

/** A reservation has all its fields, or is none: its page computes with each of them. */
export const reservation: Reader<Contract.Reservation> = object<Contract.Reservation>(
  {
    number: text,
    status: oneOf(...reservationStatuses),
    project: alias,
    flat: text,
    reserved_at: moment,
    ends_at: moment,
    seconds_left: whole(0),
    can_cancel: flag,
  },
  {},
);
