import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Reservation, ReservationReceipt } from '#contract/leads/reservation.ts';
import {
  type ReservationStatusEvent,
  type ReservationStatus,
  reservationStatusTable,
  statusAfter,
  statusAt,
} from '#domain/reservation.ts';
import type { Channel, LeadEvent, Tables, ReservationTable } from '../database/tables.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { KeyedRequest, Attempts } from '../database/attempts.ts';
import { insertLead, type NewLead } from '../leads/insertLead.ts';
import { readLeadNumber } from '../database/leadNumber.ts';
import { LeadRefused } from '../database/refusals.ts';
import { phoneDigits } from '../database/phoneDigits.ts';
import type { Signatures } from '../database/signatures.ts';
import type { LeadTransaction, Writer } from '../database/writer.ts';
import { releaseClaims, takeClaims } from './claims.ts';

/** A flat that may be reserved. */
export interface RequestedFlat {
  readonly project: string;
  readonly flat: string;
  readonly hours: number;
}

interface NewReservation {
  /** Throws when it cannot be reserved; called unless the request repeats an earlier attempt. */
  readonly flat: () => RequestedFlat;
  readonly lead: NewLead;
  /** The origin of the request, which limits its reservations. */
  readonly network?: string;
}

export type OpenReservation = Pick<ReservationTable, 'lead_id' | 'project' | 'flat' | 'ends_at'>;

export interface Reservations {
  reserve(reservation: NewReservation, attempt?: KeyedRequest): Promise<ReservationReceipt>;
  /** Undefined: the number is unknown. */
  find(number: string): Promise<Reservation | undefined>;
  cancel(number: string, attempt?: KeyedRequest): Promise<Reservation>;
  /** Those that are stored as `reserved`, past their deadline or not. */
  open(): Promise<readonly OpenReservation[]>;
  /** Stores, once for all processes, what the clock or the content causes; false: nothing changed. */
  settle(leadId: string, event: Exclude<ReservationStatusEvent, 'cancel'>): Promise<boolean>;
}

interface ReservationParts {
  readonly db: Kysely<Tables>;
  readonly writer: Writer;
  readonly attempts: Attempts;
  readonly signatures: Signatures;
  readonly channels: readonly Channel[];
  readonly now: () => Date;
}

/** Events that the sales department receives. It knows itself what it has sold. */
const sentEvents: Readonly<Partial<Record<ReservationStatus, LeadEvent>>> = { cancelled: 'cancelled', ended: 'ended' };

async function read(db: Kysely<Tables>, number: string): Promise<ReservationTable | undefined> {
  const place = readLeadNumber(number);
  if (place === undefined) return undefined;
  return db
    .selectFrom('leads')
    .innerJoin('reservations', 'reservations.lead_id', 'leads.id')
    .selectAll('reservations')
    .where('number_month', '=', place.month)
    .where('number_seat', '=', place.seat)
    .executeTakeFirst();
}

export function createReservations(parts: ReservationParts): Reservations {
  const { db, writer, attempts, signatures, channels, now } = parts;

  const shown = (
    number: string,
    reservation: Omit<ReservationTable, 'lead_id' | 'changed_at'>,
    moment = now(),
  ): Reservation => {
    const { project, flat, reserved_at, ends_at } = reservation;
    const status = statusAt(reservation, moment.toISOString());
    const isOpen = reservationStatusTable[status].deadline !== undefined;
    const seconds_left = isOpen ? Math.ceil((Date.parse(ends_at) - moment.getTime()) / 1000) : 0;
    return { number, status, project, flat, reserved_at, ends_at, seconds_left, can_cancel: status === 'reserved' };
  };

  const change = async (
    transaction: LeadTransaction,
    { lead_id: leadId }: ReservationTable,
    status: ReservationStatus,
    moment: string,
  ): Promise<void> => {
    await transaction.db
      .updateTable('reservations')
      .set({ status, changed_at: moment })
      .where('lead_id', '=', leadId)
      .execute();
    await releaseClaims(transaction, leadId);
    const event = sentEvents[status];
    if (event !== undefined) await enqueue(transaction, channels, { leadId, event, now: moment });
  };

  return {
    async reserve({ flat: findFlat, lead, network }, attempt) {
      const moment = now();
      const received = moment.toISOString();
      const receipt = await attempts.once(attempt, received, async (transaction) => {
        const { project, flat, hours } = findFlat();
        const id = randomUUID();
        const ends_at = new Date(moment.getTime() + hours * 3_600_000).toISOString();
        const claimed = {
          project,
          flat,
          phone: signatures.fingerprint(['phone', phoneDigits(lead.phone)]),
          network: network === undefined ? undefined : signatures.fingerprint(['network', network]),
        };
        await takeClaims(transaction, claimed, { lead_id: id, ends_at }, received);
        const { number } = await insertLead(transaction, 'reservation', lead, { moment, channels, id });
        const reservation = { project, flat, reserved_at: received, ends_at, status: 'reserved' as const };
        await transaction.db
          .insertInto('reservations')
          .values({ lead_id: id, ...reservation, changed_at: received })
          .execute();
        const result: ReservationReceipt = {
          number,
          token: signatures.tokenOf(number),
          received_at: received,
          call_expected: null,
          reservation: shown(number, reservation, moment),
        };
        return { result, leadId: id };
      });
      // A repeat gets the reservation as it is now: its countdown goes on, and it may be cancelled or sold.
      const current = attempt === undefined ? undefined : await read(db, receipt.number).catch(() => undefined);
      return { ...receipt, reservation: shown(receipt.number, current ?? receipt.reservation) };
    },

    async find(number) {
      const reservation = await read(db, number);
      return reservation === undefined ? undefined : shown(number, reservation);
    },

    async cancel(number, attempt) {
      const moment = now().toISOString();
      return attempts.once(attempt, moment, async (transaction) => {
        const reservation = await read(transaction.db, number);
        if (reservation === undefined) throw new LeadRefused('not_found');
        const status = statusAfter(reservation, 'cancel', moment);
        if (status === undefined) throw new LeadRefused('reservation_over');
        if (status !== reservation.status) await change(transaction, reservation, status, moment);
        return { result: shown(number, { ...reservation, status }), leadId: reservation.lead_id };
      });
    },

    open: async () =>
      db
        .selectFrom('reservations')
        .select(['lead_id', 'project', 'flat', 'ends_at'])
        .where('status', '=', 'reserved')
        .execute(),

    async settle(leadId, event) {
      const moment = now().toISOString();
      return writer.write(async (transaction) => {
        const reservation = await transaction.db
          .selectFrom('reservations')
          .selectAll()
          .where('lead_id', '=', leadId)
          .executeTakeFirst();
        if (reservation === undefined) return false;
        const after = event === 'timeUp' ? statusAt(reservation, moment) : statusAfter(reservation, event, moment);
        if (after === undefined || after === reservation.status) return false;
        await change(transaction, reservation, after, moment);
        return true;
      });
    },
  };
}
