import type { Work } from '../leads/writer.ts';
import type { Channel, LeadEvent } from './deliveryTable.ts';

/** What an event tells beside the lead as it is now. */
export interface EventDetails {
  /** The slot that the visit had before it was moved. */
  readonly from?: { readonly center: string; readonly starts_at: string };
}

export interface Happened {
  readonly leadId: string;
  readonly event: LeadEvent;
  readonly now: string;
  readonly details?: EventDetails;
}

/** Committed with what happened, so that neither is there without the other. */
export async function enqueue(
  { db, position }: Work,
  channels: readonly Channel[],
  { leadId, event, now, details }: Happened,
): Promise<void> {
  if (channels.length === 0) return;
  const row = {
    position,
    lead_id: leadId,
    event,
    details: details === undefined ? null : JSON.stringify(details),
    next_at: now,
    delivered_at: null,
    attempts: 0,
  };
  await db
    .insertInto('deliveries')
    .values(channels.map((channel) => ({ channel, ...row })))
    .execute();
}
