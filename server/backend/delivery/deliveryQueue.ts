import type { Kysely } from 'kysely';
import { leadNumber } from '../database/leadNumber.ts';
import type { LeadTable, Tables, ReservationTable, VisitTable, Channel, LeadEvent } from '../database/tables.ts';
import type { EventDetails } from './enqueue.ts';

/** An undelivered event with the current lead. */
export interface QueuedDelivery {
  readonly position: number;
  readonly event: LeadEvent;
  readonly details: EventDetails;
  readonly attempts: number;
  readonly number: string;
  readonly lead: LeadTable;
  readonly visit: VisitTable | undefined;
  readonly reservation: ReservationTable | undefined;
}

const batchSize = 20;

const isDue = (db: Kysely<Tables>, channel: Channel, now: string) =>
  db
    .selectFrom('deliveries')
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now);

export const hasDue = async (db: Kysely<Tables>, channel: Channel, now: string): Promise<boolean> =>
  (await isDue(db, channel, now).select('position').limit(1).executeTakeFirst()) !== undefined;

/** Whether it still has to be delivered: meanwhile its lead may have been erased. */
export const isUndelivered = async (db: Kysely<Tables>, channel: Channel, position: number): Promise<boolean> =>
  (await db
    .selectFrom('deliveries')
    .select('position')
    .where('channel', '=', channel)
    .where('position', '=', position)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The due events of a channel in order. */
export async function readDue(db: Kysely<Tables>, channel: Channel, now: string): Promise<readonly QueuedDelivery[]> {
  const rows = await isDue(db, channel, now).selectAll().orderBy('position').limit(batchSize).execute();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ lead_id }) => lead_id))];
  const leads = new Map(
    (await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()).map((lead) => [lead.id, lead]),
  );
  const visits = new Map(
    (await db.selectFrom('visits').selectAll().where('lead_id', 'in', ids).execute()).map((visit) => [
      visit.lead_id,
      visit,
    ]),
  );
  const reservations = new Map(
    (await db.selectFrom('reservations').selectAll().where('lead_id', 'in', ids).execute()).map((each) => [
      each.lead_id,
      each,
    ]),
  );
  return rows.flatMap(({ position, event, details, attempts, lead_id }) => {
    const lead = leads.get(lead_id);
    // Erased between the two queries.
    if (lead === undefined) return [];
    const number = leadNumber(lead.number_month, lead.number_seat);
    return [
      {
        position,
        event,
        attempts,
        number,
        lead,
        visit: visits.get(lead_id),
        reservation: reservations.get(lead_id),
        details: JSON.parse(details ?? '{}') as EventDetails,
      },
    ];
  });
}

/** Counts undelivered events by channel, due or not. */
export async function countWaiting(db: Kysely<Tables>): Promise<Record<Channel, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['channel', (eb) => eb.fn.countAll().as('count')])
    .where('delivered_at', 'is', null)
    .groupBy('channel')
    .execute();
  // PostgreSQL counts in text.
  return { mail: 0, webhook: 0, ...Object.fromEntries(rows.map(({ channel, count }) => [channel, Number(count)])) };
}
