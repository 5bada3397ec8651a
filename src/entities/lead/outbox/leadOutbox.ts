import { withoutSource } from '#shared/consent';
import type { LeadForm, WaitingLead } from '../leadTypes.ts';
import { markWaiting } from '../waitingMark.ts';
import { outbox } from './database.ts';

/** Milliseconds: nobody waits longer for a call, and a browser is no place for personal data. */
export const longestWait = 7 * 86_400_000;

interface Kept {
  readonly lead: WaitingLead;
  /** Whether it outlives this document. */
  readonly lasting: boolean;
}

/** Where the browser has no database: what has had no answer, so that sending it once more is no second lead. */
const passing = new Map<string, WaitingLead>();

/** What the visitor means: a later moment, another language of the page and another choice of cookies make no other lead. */
function meaningOf({ kind, body }: LeadForm): string {
  const { fill_ms: _time, consent_language: _language, ...meant } = body;
  return JSON.stringify([kind, withoutSource(meant)]);
}

/** The one that waits already, if it says the same: a second tap, or a form that was filled in again, is no second lead. */
function sameAs(lead: WaitingLead, waiting: readonly WaitingLead[]): WaitingLead {
  const known = waiting.find((other) => meaningOf(other) === meaningOf(lead));
  return known === undefined ? lead : { ...known, made_at: lead.made_at };
}

/** Puts a lead where it is safe, before anything is sent. */
export async function keepLead(lead: WaitingLead): Promise<Kept> {
  try {
    const kept = await outbox.once(async (database) => {
      const { store, done } = database.transaction('leads', 'readwrite', { durability: 'strict' });
      const same = sameAs(lead, await store.getAll());
      await store.put(same);
      await done;
      return same;
    });
    markWaiting(true);
    return { lead: kept, lasting: true };
  } catch {
    const same = sameAs(lead, [...passing.values()]);
    passing.set(same.key, same);
    return { lead: same, lasting: false };
  }
}

/** Undefined: nothing is left to be sent. Rejects when the database does not say. */
export async function findLead(key: string): Promise<Kept | undefined> {
  const fleeting = passing.get(key);
  if (fleeting !== undefined) return { lead: fleeting, lasting: false };
  const lead = await outbox.once(async (database) => database.get('leads', key));
  return lead === undefined ? undefined : { lead, lasting: true };
}

/** Says something else under the same key; for one that was refused, whose key is unused. */
export async function amendLead(lead: WaitingLead): Promise<void> {
  if (passing.has(lead.key)) passing.set(lead.key, lead);
  else await outbox.once(async (database) => database.put('leads', lead)).catch(() => undefined);
}

/** What is to be sent by itself; the oldest first. */
export async function waitingLeads(): Promise<readonly WaitingLead[]> {
  try {
    const leads = await outbox.once(async (database) => database.getAll('leads'));
    markWaiting(leads.length > 0);
    return leads.toSorted((a, b) => a.made_at - b.made_at);
  } catch {
    // What waits is not known: the mark stays for a document that is luckier.
    return [];
  }
}

/** Nothing of the person stays. */
export async function forgetLead(key: string): Promise<void> {
  if (passing.delete(key)) return;
  // One that stays is sent again under its key, which changes nothing.
  await outbox.once(async (database) => database.delete('leads', key)).catch(() => undefined);
}
