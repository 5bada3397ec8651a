import { LeadRefused } from '../database/refusals.ts';
import type { LeadTransaction } from '../database/writer.ts';

interface Claimed {
  readonly project: string;
  readonly flat: string;
  /** Keyed digests. */
  readonly phone: string;
  readonly network: string | undefined;
}

interface ClaimOwner {
  readonly lead_id: string;
  readonly ends_at: string;
}

/**
 * Flats that one network may have reserved at a time. A family has one, an office or the customers of a mobile provider
 * share an address; all flats of a building must not be reserved by one of them.
 */
const mostOfNetwork = 8;

/** Takes a free or expired claim. It is a unique key, so the database decides between concurrent requests. */
async function take({ db }: LeadTransaction, claim: string, owner: ClaimOwner, now: string): Promise<boolean> {
  const taken = await db
    .insertInto('reservation_claims')
    .values({ claim, ...owner })
    .onConflict((conflict) =>
      conflict.column('claim').doUpdateSet(owner).where('reservation_claims.ends_at', '<=', now),
    )
    .returning('claim')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Throws `phone_has_reservation`, `flat_taken` or `too_many_requests`. */
export async function takeClaims(
  transaction: LeadTransaction,
  { project, flat, phone, network }: Claimed,
  owner: ClaimOwner,
  now: string,
): Promise<void> {
  // Before the flat: a visitor who sends the form twice has the flat already.
  if (!(await take(transaction, `phone:${phone}`, owner, now))) throw new LeadRefused('phone_has_reservation');
  if (!(await take(transaction, `flat:${project}/${flat}`, owner, now))) throw new LeadRefused('flat_taken');
  if (network === undefined) return;
  for (let share = 1; share <= mostOfNetwork; share += 1) {
    if (await take(transaction, `network:${network}:${share}`, owner, now)) return;
  }
  throw new LeadRefused('too_many_requests');
}

/** Those that another reservation has taken over meanwhile stay with it. */
export async function releaseClaims({ db }: LeadTransaction, leadId: string): Promise<void> {
  await db.deleteFrom('reservation_claims').where('lead_id', '=', leadId).execute();
}
