import type { Kysely } from 'kysely';
import { addDays } from '#domain/time/days.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { LeadRefused } from '../database/refusals.ts';
import type { Tables } from '../database/tables.ts';
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

/** When and where a visit takes place. */
type VisitTime = Pick<RequestedSlot, 'center' | 'starts_at' | 'minutes'>;

export const samePlace = (a: SlotKey, b: SlotKey): boolean => a.center === b.center && a.starts_at === b.starts_at;

/**
 * Runs in the transaction that takes the seat. Throws when the slot cannot be booked or held. `visit` is one that moves:
 * it may stay at its time although nobody else could book it any more.
 */
export type FindSlot = (transaction: LeadTransaction, visit?: VisitTime) => RequestedSlot | Promise<RequestedSlot>;

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

/** A seat that is booked, or held. */
export interface TakenSeat {
  /** ISO in UTC. */
  readonly starts_at: string;
  /** Null: of a hold, which lasts as long as a slot. */
  readonly minutes: number | null;
  readonly hold_id: string | null;
  readonly lead_id: string | null;
}

/** The seats of a center that are taken at `now` on days in Kyiv, with some before and after. */
export const readTakenSeats = async (
  db: Kysely<Tables>,
  center: string,
  from: string,
  to: string,
  now: string,
): Promise<readonly TakenSeat[]> =>
  db
    .selectFrom('seats')
    .leftJoin('visits', 'visits.lead_id', 'seats.lead_id')
    .select(['seats.starts_at', 'visits.minutes', 'seats.hold_id', 'seats.lead_id'])
    .where('seats.center', '=', center)
    // A day in Kyiv begins and ends in others of UTC.
    .where('seats.starts_at', '>=', addDays(from, -1))
    .where('seats.starts_at', '<', addDays(to, 2))
    .where((eb) => eb.or([eb('seats.lead_id', 'is not', null), eb('held_until', '>', now)]))
    .execute();

/** Milliseconds. */
const hour = 3_600_000;

/**
 * Counts the most seats that are taken at one moment of a slot that begins at `startsAt`; slots and holds last `minutes`.
 * A visit that was booked before the center changed its hours or the length of its slots may overlap a slot in part.
 */
export function createSeatCount(seats: readonly TakenSeat[], minutes: number): (startsAt: Date) => number {
  const times = seats.map((seat) => {
    const from = Date.parse(seat.starts_at);
    return { from, to: from + (seat.minutes ?? minutes) * 60_000 };
  });
  const longest = times.reduce((length, { from, to }) => Math.max(length, to - from), 0);
  // A center has thousands of seats in its days ahead, and as many slots.
  const byHour = Map.groupBy(times, ({ from }) => Math.floor(from / hour));
  return (startsAt) => {
    const start = startsAt.getTime();
    const end = start + minutes * 60_000;
    const first = Math.floor((start - longest) / hour);
    const near = Array.from({ length: Math.ceil(end / hour) - first }, (_, index) => byHour.get(first + index) ?? []);
    const overlapping = near.flat().filter(({ from, to }) => from < end && to > start);
    // Their number grows only where a visit begins.
    const moments = [start, ...overlapping.map(({ from }) => from).filter((from) => from > start)];
    return Math.max(
      ...moments.map((moment) => overlapping.filter(({ from, to }) => from <= moment && moment < to).length),
    );
  };
}

/** Throws `slot_taken` when others have all seats at some moment of the slot. */
async function expectFreeSeat(
  { db }: LeadTransaction,
  { center, starts_at, minutes, capacity, hold }: RequestedSlot,
  { lead_id }: SeatOwner,
  now: string,
): Promise<void> {
  const startsAt = new Date(starts_at);
  const { day } = inKyiv(startsAt);
  const seats = await readTakenSeats(db, center, day, day, now);
  const ofOthers = seats.filter(
    (seat) => (seat.lead_id === null || seat.lead_id !== lead_id) && (seat.hold_id === null || seat.hold_id !== hold),
  );
  if (createSeatCount(ofOthers, minutes)(startsAt) >= capacity) throw new LeadRefused('slot_taken');
}

/**
 * Takes a free seat or one whose hold has ended. Writers of the database wait for each other, so no other takes it
 * meanwhile. Throws `slot_taken` when there is none.
 */
export async function takeSeat(
  transaction: LeadTransaction,
  slot: RequestedSlot,
  owner: SeatOwner,
  now: string,
): Promise<void> {
  const { db } = transaction;
  const { center, starts_at, capacity } = slot;
  await expectFreeSeat(transaction, slot, owner, now);
  for (let seat = 1; seat <= capacity; seat += 1) {
    const taken = await db
      .insertInto('seats')
      .values({ center, starts_at, seat, ...owner })
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

/** Gives the seat of a hold to the owner. False: the hold has ended, so that others may have the time. */
export async function takeHeldSeat(
  { db }: LeadTransaction,
  place: SlotKey,
  token: string,
  owner: SeatOwner,
  now: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('seats')
    .set(owner)
    .where('hold_id', '=', token)
    .where('center', '=', place.center)
    .where('starts_at', '=', place.starts_at)
    .where('held_until', '>', now)
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
export async function releaseHeldSeat({ db }: LeadTransaction, token: string): Promise<boolean> {
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
