import type { Kysely } from 'kysely';
import { type Receipt, TimeWindow } from '#contract/leads/lead.ts';
import { readLeadNumber } from '../database/leadNumber.ts';
import type { Tables } from '../database/tables.ts';
import type { Database } from '../database/writer.ts';

/** The progress of a lead; undefined: unknown number. */
export async function findReceipt(db: Kysely<Tables>, number: string): Promise<Receipt | undefined> {
  const place = readLeadNumber(number);
  if (place === undefined) return undefined;
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at', 'call_expected', 'confirmed_at'])
    .where('number_month', '=', place.month)
    .where('number_seat', '=', place.seat)
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  // Whichever way was the first to reach the sales department.
  const delivered = await db
    .selectFrom('deliveries')
    .select('position')
    .where('lead_id', '=', lead.id)
    .where('event', '=', 'created')
    .where('delivered_at', 'is not', null)
    .executeTakeFirst();
  const sent = delivered === undefined ? 'queued' : 'sent';
  return {
    number,
    kind: lead.kind,
    status: lead.confirmed_at === null ? sent : 'confirmed',
    received_at: lead.created_at,
    call_expected: lead.call_expected === null ? null : TimeWindow.parse(JSON.parse(lead.call_expected)),
  };
}

/** Marks a lead as accepted, which its receipt shows; false: unknown number. */
export async function confirmLead({ writer, now }: Database, number: string): Promise<boolean> {
  const place = readLeadNumber(number);
  if (place === undefined) return false;
  return writer.write(async ({ db }) => {
    const confirmed = await db
      .updateTable('leads')
      .set({ confirmed_at: now().toISOString() })
      .where('number_month', '=', place.month)
      .where('number_seat', '=', place.seat)
      .returning('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  });
}
