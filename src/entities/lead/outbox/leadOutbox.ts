import type { DBSchema } from 'idb';
import { withoutSource } from '#shared/analytics';
import { defineDatabase } from '#shared/persist';
import { isVisit, type LeadRequest, type WaitingLead } from '../leadTypes.ts';
import { lookAtMarks, markWaiting, unmarkWaiting } from '../waitingMark.ts';
import { endIsOver, hasPerson, isTold, isUntold, type VisitEnd } from './leadEnd.ts';

/** A later moment, another language of the page, another choice of cookies, another hold, and the mailbox that follows from the project make no other lead. */
const unmeant = new Set(['fill_ms', 'consent_language', 'hold', 'send_mail_to']);

/** What the visitor means. */
function meaningOf({ kind, body }: LeadRequest): string {
  const meant = Object.entries(withoutSource(body)).filter(([name]) => !unmeant.has(name));
  return JSON.stringify([kind, meant]);
}

function holdOf(lead: WaitingLead): string | undefined {
  return isVisit(lead) ? lead.body.hold : undefined;
}

/** Two tabs with one hold have one visit, whatever their forms hold. */
function sharesHold(one: WaitingLead, other: WaitingLead): boolean {
  const hold = holdOf(one);
  return hold !== undefined && one.kind === other.kind && hold === holdOf(other);
}

/** The one that waits already, if it says the same: a second tap, or a form that was filled in again, is no second lead. */
function sameAs(lead: WaitingLead, waiting: readonly WaitingLead[]): WaitingLead {
  const known = waiting.find((other) => sharesHold(other, lead) || meaningOf(other) === meaningOf(lead));
  return known === undefined ? lead : { ...known, made_at: lead.made_at };
}

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
  ends: { key: string; value: VisitEnd };
}

/** Where leads wait for a network, and what became of visits. */
const outbox = defineDatabase<Stores>('obriy-outbox', [
  (database) => void database.createObjectStore('leads', { keyPath: 'key' }),
  (database) => void database.createObjectStore('ends', { keyPath: 'key' }),
]);

export interface StoredLead {
  readonly lead: WaitingLead;
  /** Whether it outlives this document. */
  readonly lasting: boolean;
}

/**
 * What is not sent by itself: a visitor who presses again sends it under the same key, and it is no second lead. It had no answer and
 * the browser has no database, or the answer was a failure after which the backend may have it nevertheless.
 */
const passing = new Map<string, WaitingLead>();

/** Puts a lead where it is safe, before anything is sent. Of a visit that is booked already it gives the end. */
export async function storeLead(lead: WaitingLead): Promise<StoredLead | VisitEnd> {
  try {
    const kept = await outbox.once(async (database) => {
      const transaction = database.transaction(['leads', 'ends'], 'readwrite', { durability: 'strict' });
      const [leads, ends] = [transaction.objectStore('leads'), transaction.objectStore('ends')];
      const hold = holdOf(lead);
      const booked =
        hold === undefined
          ? undefined
          : (await ends.getAll()).find((end) => end.status === 'accepted' && end.hold === hold);
      if (booked !== undefined) return booked;
      const same = sameAs(lead, [...(await leads.getAll()), ...passing.values()]);
      await leads.put(same);
      passing.delete(same.key);
      await transaction.done;
      return { lead: same, lasting: true };
    });
    if ('lead' in kept) markWaiting(kept.lead.key);
    return kept;
  } catch {
    const same = sameAs(lead, [...passing.values()]);
    passing.set(same.key, same);
    return { lead: same, lasting: false };
  }
}

/** Undefined: nothing is left to be sent. Rejects when the database does not say. */
export async function findLead(key: string): Promise<StoredLead | undefined> {
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

/**
 * Notes that a lead goes to a backend that knows no keys, before it is sent there: a later document must not send it again by itself. In
 * one transaction, for browsers without Web Locks. False: another tab has sent it since `read`.
 */
export async function claimKeyless(read: WaitingLead): Promise<boolean> {
  const { key } = read;
  const keyless = Date.now();
  if (passing.has(key)) {
    passing.set(key, { ...read, keyless });
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
  // Without the database nobody else finds it there.
  return claimed.catch(() => true);
}

/** It has not been sent after all, or the backend has not taken it. */
export async function releaseKeyless(key: string): Promise<void> {
  const kept = await findLead(key).catch(() => undefined);
  if (kept?.lead.keyless === undefined) return;
  const { keyless: _, ...lead } = kept.lead;
  await amendLead(lead);
}

/** Who a call request is for, which was not known when it was kept; one that has left meanwhile stays gone. */
export async function addRecipient(key: string, send_mail_to: string): Promise<void> {
  const kept = await findLead(key).catch(() => undefined);
  if (kept?.lead.kind !== 'call' || kept.lead.body.send_mail_to !== undefined) return;
  const { plain, body } = kept.lead;
  await amendLead({
    ...kept.lead,
    body: { ...body, send_mail_to },
    ...(plain && { plain: { ...plain, send_mail_to } }),
  });
}

/** Is not sent by itself any more: it is the visitor's again. In one transaction, so that a press meanwhile finds it in one of the two places. */
export async function setAside(lead: WaitingLead): Promise<void> {
  const moved = outbox.once(async (database) => {
    const transaction = database.transaction('leads', 'readwrite');
    await transaction.store.delete(lead.key);
    passing.set(lead.key, lead);
    await transaction.done;
    unmarkWaiting(lead.key);
  });
  await moved.catch(() => passing.set(lead.key, lead));
}

/** Whether a lead waits for its visitor to press again. */
export function isSetAside(key: string): boolean {
  const lead = passing.get(key);
  return lead !== undefined && !isVisit(lead);
}

interface OpenedOutbox {
  /** What is to be sent by itself, the oldest first. */
  readonly leads: readonly WaitingLead[];
  readonly returned: readonly VisitEnd[];
  /** Whether the database said so. */
  readonly known: boolean;
}

/** What waits, and what visits have come back. What has been kept for too long goes. */
export async function openOutbox(): Promise<OpenedOutbox> {
  // A visit is not sent by a visitor who may change it meanwhile: where nothing lasts, it is repeated as long as the document lives.
  const fleeting = [...passing.values()].filter(isVisit);
  const takeMarks = lookAtMarks();
  try {
    const { leads, ends } = await outbox.once(async (database) => {
      const old = (await database.getAll('ends')).filter(endIsOver);
      for (const { key } of old) await database.delete('ends', key);
      return { leads: await database.getAll('leads'), ends: await database.getAll('ends') };
    });
    const returned = ends.filter(isUntold);
    // Also what was told already: a later document looks whether its time is over.
    const waiting = [...leads, ...ends.filter(hasPerson)].map(({ key }) => key);
    takeMarks(waiting);
    for (const key of waiting) markWaiting(key);
    return { leads: [...fleeting, ...leads.toSorted((a, b) => a.made_at - b.made_at)], returned, known: true };
  } catch {
    // What waits is not known: the marks stay for a document that is luckier.
    return { leads: fleeting, returned: [], known: false };
  }
}

/** Nothing of the person stays; of a visit that was not booked the memory does, until one is. */
export async function forgetLead(key: string, end?: VisitEnd): Promise<void> {
  if (passing.delete(key)) return;
  // One that stays is sent again under its key, which changes nothing.
  const forgotten = outbox.once(async (database) => {
    const transaction = database.transaction(['leads', 'ends'], 'readwrite');
    const [leads, ends] = [transaction.objectStore('leads'), transaction.objectStore('ends')];
    await leads.delete(key);
    if (end !== undefined) await ends.put(end);
    const told = end?.status === 'accepted' ? (await ends.getAll()).filter(isTold).map((each) => each.key) : [];
    for (const each of told) await ends.delete(each);
    await transaction.done;
    for (const each of end === undefined || end.status === 'accepted' ? [key, ...told] : []) unmarkWaiting(each);
  });
  await forgotten.catch(() => undefined);
}

/** What became of a visit, if it has ended and the browser could keep that. Rejects when the database does not say. */
export async function findEnd(key: string): Promise<VisitEnd | undefined> {
  return outbox.once(async (database) => database.get('ends', key));
}

/**
 * What booked a visit goes on with it, and nobody is told of it any more. It stays for the other tabs, which may have told of it already,
 * until a visit is booked. Undefined: there is none that has come back.
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

/** Nothing stays of a visit that has come back. */
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
