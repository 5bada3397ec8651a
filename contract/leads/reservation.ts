import * as z from 'zod';
import { maxIdLength } from '#domain/alias.ts';
import { reservationStatuses } from '#domain/reservation.ts';
import { Alias } from '../common.ts';
import { LeadReceipt } from './lead.ts';
import { consentFields, emailField, guardFields, personFields, sourceFields } from './leadFields.ts';
import { Flat } from '../projects/planning.ts';

const subject = { project: Alias, flat: Flat.shape.id.max(maxIdLength) };

export const ReservationBody = z
  .object({ ...subject, ...personFields, ...emailField, ...consentFields, ...guardFields, ...sourceFields })
  .meta({ id: 'ReservationBody' });

const ReservationStatus = z.enum(reservationStatuses).meta({
  id: 'ReservationStatus',
  description:
    '`reserved` until `ends_at`; then `ended`, and the flat is free again; `cancelled` by its link; `sold` by the company',
});

/** A reservation without personal data: a private link may go astray. */
export const Reservation = z
  .object({
    number: z.string().min(1),
    status: ReservationStatus,
    ...subject,
    /** ISO in UTC. */
    reserved_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    /** For countdowns: the visitor's clock may be wrong. 0 unless `reserved`. */
    seconds_left: z.int().min(0),
    can_cancel: z.boolean(),
  })
  .meta({ id: 'Reservation' });

export const ReservationReceipt = z
  .object({ ...LeadReceipt.shape, reservation: Reservation })
  .meta({ id: 'ReservationReceipt' });

/** The flats that visitors have reserved now; their `status` elsewhere is `reserved`. */
export const ReservedFlats = z.array(z.object(subject).meta({ id: 'ReservedFlat' })).meta({ id: 'ReservedFlats' });

export type ReservationBody = z.infer<typeof ReservationBody>;
export type Reservation = z.infer<typeof Reservation>;
export type ReservationReceipt = z.infer<typeof ReservationReceipt>;
export type ReservedFlats = z.infer<typeof ReservedFlats>;
