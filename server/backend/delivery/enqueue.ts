import type { VisitKind } from '#contract/leads/visit.ts';
import type { LeadTransaction } from '../database/writer.ts';
import type { Channel, LeadEvent } from '../database/tables.ts';

/** Details of an event beside the current lead. */
export interface EventDetails {
  /** What the visit was before it was moved; rows queued by earlier versions have no kind. */
  readonly from?: { readonly center: string; readonly starts_at: string; readonly kind?: VisitKind };
}

interface Happened {
  readonly leadId: string;
  readonly event: LeadEvent;
  readonly now: string;
  readonly details?: EventDetails;
}

/** Runs in the transaction of the event itself, so that both are stored or neither. */
export async function enqueue(
  { db, position }: LeadTransaction,
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
