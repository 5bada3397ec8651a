import type { DBSchema } from 'idb';
import { withoutSource } from '#shared/analytics';
import { defineDatabase } from '#shared/persist';
import { isVisit, type LeadRequest, type WaitingLead } from '../leadSlice.ts';
import { readMarks, markWaiting, unmarkWaiting } from '../waitingMark.ts';
import { endIsOver, hasPerson, isAnnounced, isUnannounced, type VisitEnd } from './leadEnd.ts';

/** Fields in which two requests for the same lead may differ. */
const ignoredFields = new Set(['fill_ms', 'consent_language', 'hold', 'send_mail_to']);

/** Equal for requests with the same data of the visitor, about the same visit. */
function contentKeyOf(lead: LeadRequest): string {
  const fields = Object.entries(withoutSource(lead.body)).filter(([name]) => !ignoredFields.has(name));
  return JSON.stringify([lead.kind, fields, lead.kind === 'move' && lead.link.number]);
}

function holdOf(lead: WaitingLead): string | undefined {
  return isVisit(lead) ? lead.body.hold : undefined;
}

/** Two tabs with the same hold book one visit, even if their forms differ. */
function sharesHold(one: WaitingLead, other: WaitingLead): boolean {
  const hold = holdOf(one);
  return hold !== undefined && one.kind === other.kind && hold === holdOf(other);
}

/** A queued lead with the same data, so that a second tap or a refilled form is no second lead. */
function sameAs(lead: WaitingLead, waiting: readonly WaitingLead[]): WaitingLead {
  const known = waiting.find((other) => sharesHold(other, lead) || contentKeyOf(other) === contentKeyOf(lead));
  return known === undefined ? lead : { ...known, made_at: lead.made_at };
}

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
  ends: { key: string; value: VisitEnd };
}

/** Queued leads, and the ends of visits. */
const outbox = defineDatabase<Stores>('obriy-outbox', [
  (database) => void database.createObjectStore('leads', { keyPath: 'key' }),
  (database) => void database.createObjectStore('ends', { keyPath: 'key' }),
]);

interface StoredLead {
  readonly lead: WaitingLead;
  /** Whether it outlives this document. */
  readonly lasting: boolean;
}

/**
 * Leads of this document that are not sent automatically: pressing again sends them under the same key. The database failed, or an error
 * leaves it open whether the backend has them.
 */
const inMemory = new Map<string, WaitingLead>();

/** Stores a lead before it is sent. Resolves with the end of a visit that is already booked. */
export async function storeLead(lead: WaitingLead): Promise<StoredLead | VisitEnd> {
  try {
    const stored = await outbox.once(async (database) => {
      const transaction = database.transaction(['leads', 'ends'], 'readwrite', { durability: 'strict' });
      const [leads, ends] = [transaction.objectStore('leads'), transaction.objectStore('ends')];
      const hold = holdOf(lead);
      const booked =
        hold === undefined
          ? undefined
          : (await ends.getAll()).find((end) => end.status === 'accepted' && end.hold === hold);
      if (booked !== undefined) return booked;
      const same = sameAs(lead, [...(await leads.getAll()), ...inMemory.values()]);
      await leads.put(same);
      await transaction.done;
      // A commit may still fail.
      inMemory.delete(same.key);
      return { lead: same, lasting: true };
    });
    if ('lead' in stored) markWaiting(stored.lead.key);
    return stored;
  } catch {
    const same = sameAs(lead, [...inMemory.values()]);
    inMemory.set(same.key, same);
    return { lead: same, lasting: false };
  }
}

/** Undefined: nothing to send. Rejects when the database fails. */
export async function findLead(key: string): Promise<StoredLead | undefined> {
  const fleeting = inMemory.get(key);
  if (fleeting !== undefined) return { lead: fleeting, lasting: false };
  const lead = await outbox.once(async (database) => database.get('leads', key));
  return lead === undefined ? undefined : { lead, lasting: true };
}

/** Replaces a refused lead under its unused key. */
export async function amendLead(lead: WaitingLead): Promise<void> {
  if (inMemory.has(lead.key)) inMemory.set(lead.key, lead);
  else await outbox.once(async (database) => database.put('leads', lead)).catch(() => undefined);
}

/**
 * Marks a lead before it goes to a backend without keys, so that later documents do not send it again. One transaction,
 * for browsers without Web Locks. False: another tab has sent it since `read`.
 */
export async function claimKeyless(read: WaitingLead): Promise<boolean> {
  const { key } = read;
  const keyless = Date.now();
  if (inMemory.has(key)) {
    inMemory.set(key, { ...read, keyless });
    return true;
  }
  const claimed = outbox.once(async (database) => {
    const transaction = database.transaction('leads', 'readwrite', { durability: 'strict' });
    const lead = await transaction.store.get(key);
    const isFree = lead !== undefined && lead.keyless === read.keyless;
    if (isFree) await transaction.store.put({ ...lead, keyless });
    await transaction.done;
    return isFree;
  });
  // Without the database no other tab can send it.
  return claimed.catch(() => true);
}

/** Undoes `claimKeyless` when the lead was not sent, or not taken by the backend. */
export async function releaseKeyless(key: string): Promise<void> {
  const stored = await findLead(key).catch(() => undefined);
  if (stored?.lead.keyless === undefined) return;
  const { keyless: _, ...lead } = stored.lead;
  await amendLead(lead);
}

/** Adds the recipient of a queued call request; does nothing when it has been sent meanwhile. */
export async function addRecipient(key: string, send_mail_to: string): Promise<void> {
  const stored = await findLead(key).catch(() => undefined);
  if (stored?.lead.kind !== 'call' || stored.lead.body.send_mail_to !== undefined) return;
  const { plain, body } = stored.lead;
  await amendLead({
    ...stored.lead,
    body: { ...body, send_mail_to },
    ...(plain && { plain: { ...plain, send_mail_to } }),
  });
}

/** Stops sending a lead automatically. One transaction, so that a press meanwhile finds it in the database or in memory. */
export async function setAside(lead: WaitingLead): Promise<void> {
  const moved = outbox.once(async (database) => {
    const transaction = database.transaction('leads', 'readwrite');
    await transaction.store.delete(lead.key);
    inMemory.set(lead.key, lead);
    await transaction.done;
    unmarkWaiting(lead.key);
  });
  await moved.catch(() => inMemory.set(lead.key, lead));
}

/** Whether a lead waits for its visitor to press again. */
export function isSetAside(key: string): boolean {
  const lead = inMemory.get(key);
  return lead !== undefined && !isVisit(lead);
}

interface OpenedOutbox {
  /** Leads to send automatically, the oldest first. */
  readonly leads: readonly WaitingLead[];
  readonly returned: readonly VisitEnd[];
  /** Whether the database could be read. */
  readonly known: boolean;
}

/** Reads the queue and returned visits; deletes expired ones. */
export async function openOutbox(): Promise<OpenedOutbox> {
  // The visitor may change a visit meanwhile; without storage it is retried while the document lives.
  const fleeting = [...inMemory.values()].filter(isVisit);
  const removeStaleMarks = readMarks();
  try {
    const { leads, ends } = await outbox.once(async (database) => {
      const old = (await database.getAll('ends')).filter(endIsOver);
      for (const { key } of old) await database.delete('ends', key);
      return { leads: await database.getAll('leads'), ends: await database.getAll('ends') };
    });
    const returned = ends.filter(isUnannounced);
    // Also announced ones: a later document checks their age.
    const waiting = [...leads, ...ends.filter(hasPerson)].map(({ key }) => key);
    removeStaleMarks(waiting);
    for (const key of waiting) markWaiting(key);
    return { leads: [...fleeting, ...leads.toSorted((a, b) => a.made_at - b.made_at)], returned, known: true };
  } catch {
    // The queue is unknown: a later document will retry.
    return { leads: fleeting, returned: [], known: false };
  }
}

/** Deletes the lead's personal data. The data of a visit that was not booked stays until one is booked. */
export async function forgetLead(key: string, end?: VisitEnd): Promise<void> {
  if (inMemory.delete(key)) return;
  // If the deletion fails, the lead is sent again under its key, which changes nothing.
  const forgotten = outbox.once(async (database) => {
    const transaction = database.transaction(['leads', 'ends'], 'readwrite');
    const [leads, ends] = [transaction.objectStore('leads'), transaction.objectStore('ends')];
    await leads.delete(key);
    if (end !== undefined) await ends.put(end);
    const announced =
      end?.status === 'accepted' ? (await ends.getAll()).filter(isAnnounced).map((each) => each.key) : [];
    for (const each of announced) await ends.delete(each);
    await transaction.done;
    for (const each of end === undefined || end.status === 'accepted' ? [key, ...announced] : []) unmarkWaiting(each);
  });
  await forgotten.catch(() => undefined);
}

/** The stored end of a visit. Rejects when the database fails. */
export async function findEnd(key: string): Promise<VisitEnd | undefined> {
  return outbox.once(async (database) => database.get('ends', key));
}

/**
 * Returns the booking data of a returned visit and stops announcing it. It stays for other tabs until a visit is
 * booked. Undefined: none.
 */
export async function takeBack(key: string): Promise<unknown> {
  return outbox
    .once(async (database) => {
      const end = await database.get('ends', key);
      if (end === undefined || !hasPerson(end)) return undefined;
      await database.put('ends', { ...end, told: true });
      return end.memory;
    })
    .catch(() => undefined);
}

/** Deletes a returned visit. */
export async function forgetEnd(key: string): Promise<void> {
  await outbox
    .once(async (database) => {
      const end = await database.get('ends', key);
      if (end === undefined || !hasPerson(end)) return;
      await database.delete('ends', key);
      unmarkWaiting(key);
    })
    .catch(() => undefined);
}
