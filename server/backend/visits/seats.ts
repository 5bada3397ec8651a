import { LeadRefused } from '../database/refusals.ts';
import type { LeadTransaction } from '../database/writer.ts';

/** A slot of a center. */
export interface SlotKey {
  readonly center: string;
  /** ISO in UTC. */
  readonly starts_at: string;
}

/** A bookable slot with its data. */
export interface RequestedSlot extends SlotKey {
  readonly capacity: number;
  readonly minutes: number;
  /** Token of the visitor's hold: on this slot, or on the one before. */
  readonly hold?: string;
}

/** Runs in the transaction that takes the seat. Throws when the slot cannot be booked or held. */
export type FindSlot = (transaction: LeadTransaction) => RequestedSlot | Promise<RequestedSlot>;

/** The owner of a seat: a hold with its end, or a visit's lead. */
type SeatOwner =
  | { readonly hold_id: string; readonly held_until: string; readonly held_by: string | null; readonly lead_id: null }
  | { readonly hold_id: null; readonly held_until: null; readonly held_by: null; readonly lead_id: string };

export const heldBy = (token: string, until: string, holder: string | null): SeatOwner => ({
  hold_id: token,
  held_until: until,
  held_by: holder,
  lead_id: null,
});
export const bookedBy = (leadId: string): SeatOwner => ({
  hold_id: null,
  held_until: null,
  held_by: null,
  lead_id: leadId,
});

/**
 * Takes a free seat or one whose hold has ended. The seat is a unique key, so the database decides between concurrent
 * requests. Throws `slot_taken` when there is none.
 */
export async function takeSeat(
  { db }: LeadTransaction,
  place: SlotKey,
  capacity: number,
  owner: SeatOwner,
  now: string,
): Promise<void> {
  for (let seat = 1; seat <= capacity; seat += 1) {
    const taken = await db
      .insertInto('seats')
      .values({ ...place, seat, ...owner })
      .onConflict((conflict) =>
        conflict
          .columns(['center', 'starts_at', 'seat'])
          .doUpdateSet(owner)
          .where('seats.lead_id', 'is', null)
          .where('seats.held_until', '<=', now),
      )
      .returning('seat')
      .executeTakeFirst();
    if (taken !== undefined) return;
  }
  throw new LeadRefused('slot_taken');
}

/** Converts the seat of a hold to the owner; an ended hold still counts while nobody else has its seat. */
export async function takeHeldSeat(
  { db }: LeadTransaction,
  place: SlotKey,
  token: string,
  owner: SeatOwner,
): Promise<boolean> {
  const taken = await db
    .updateTable('seats')
    .set(owner)
    .where('hold_id', '=', token)
    .where('center', '=', place.center)
    .where('starts_at', '=', place.starts_at)
    .returning('seat')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether the hold has a seat of the slot; an ended one does while nobody else has its seat. */
export async function isHeldBy({ db }: LeadTransaction, place: SlotKey, token: string): Promise<boolean> {
  const seat = await db
    .selectFrom('seats')
    .select('seat')
    .where('hold_id', '=', token)
    .where('center', '=', place.center)
    .where('starts_at', '=', place.starts_at)
    .executeTakeFirst();
  return seat !== undefined;
}

/** Whether there was such a hold. */
export async function letGo({ db }: LeadTransaction, token: string): Promise<boolean> {
  const gone = await db.deleteFrom('seats').where('hold_id', '=', token).returning('seat').executeTakeFirst();
  return gone !== undefined;
}

/** Frees the seats of a visit, all but the ones at `except`. */
export async function freeSeats({ db }: LeadTransaction, leadId: string, except?: SlotKey): Promise<void> {
  const seats = db.deleteFrom('seats').where('lead_id', '=', leadId);
  await (
    except === undefined
      ? seats
      : seats.where((eb) => eb.not(eb.and([eb('center', '=', except.center), eb('starts_at', '=', except.starts_at)])))
  ).execute();
}
