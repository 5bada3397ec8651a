import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { LeadReceipt, Receipt, TimeWindow } from '#contract/leads/lead.ts';
import { errorCode } from '../process.ts';
import { type KeyedRequest, createAttempts } from './database/attempts.ts';
import { type DatabasePlace, openDatabase, unusable } from './database/openDatabase.ts';
import { LeadNotStored } from './database/refusals.ts';
import { createSignatures } from './database/signatures.ts';
import { databaseFile, whenFree } from './database/sqlite.ts';
import type { Channel, Tables } from './database/tables.ts';
import { createWriter, type Database } from './database/writer.ts';
import { createFlatChanges, type FlatChanges } from './history/flatChanges.ts';
import { insertLead, type NewLead } from './leads/insertLead.ts';
import { type LeadFilter, listLeads, type ListedLead } from './leads/listLeads.ts';
import { findReceipt } from './leads/receipts.ts';
import { createReservations, type Reservations } from './reservations/reservationStore.ts';
import type { TakenSeats } from './visits/freeSlots.ts';
import { createHolds, type Holds } from './visits/holds.ts';
import { readTakenSeats } from './visits/seats.ts';
import { createVisits, type Visits } from './visits/visitStore.ts';

/**
 * The store of leads. Once a promise resolves, the data is durable; it rejects with a LeadNotStored or a LeadRefused.
 */
export interface Leads {
  /** A call request or a consultation; `visits` and `reservations` store the others. */
  add(
    kind: Exclude<Receipt['kind'], 'visit' | 'reservation'>,
    lead: NewLead,
    attempt?: KeyedRequest,
  ): Promise<LeadReceipt>;
  /** Undefined: there is none of that number. */
  receipt(number: string): Promise<Receipt | undefined>;
  /** Whether the token is the one of that number. */
  opens(token: string, number: string): boolean;
  holds: Holds;
  visits: Visits;
  takenSeats: TakenSeats;
  reservations: Reservations;
  /** In the same database, for it is the only one. */
  flatChanges: FlatChanges;
  now: () => Date;
  close(): Promise<void> | void;
}

export interface StoredLeads extends Leads, Database {
  now: () => Date;
  /** Rejects while leads cannot be stored. */
  checkWriting: () => Promise<void>;
  close(): Promise<void>;
}

interface LeadsOptions extends DatabasePlace {
  now?: () => Date;
  /** How events reach the sales department. */
  channels?: readonly Channel[];
  /** Milliseconds until an unfinished write is refused. */
  writeTimeout?: number;
}

/** Milliseconds: readers meet a lock in rare moments alone, such as a recovery. */
const readTimeout = 1000;

/** Read errors are mapped like write errors: messages of the database are not passed on. */
async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  return whenFree(read, readTimeout).catch((error: unknown) => {
    throw new LeadNotStored(error);
  });
}

/** Writes what is there already, in two steps: SQLite skips a change that changes nothing. */
async function checkWriting(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const step of [1, -1]) {
      await transaction
        .updateTable('counters')
        .set(({ eb }) => ({ value: eb('value', '+', step) }))
        .where('name', '=', 'positions')
        .execute();
    }
  });
}

/** The leads of a database, with all that belongs to them. Throws a StartError when the place cannot be used. */
export async function createLeads({
  now = () => new Date(),
  channels = ['mail'],
  writeTimeout,
  ...place
}: LeadsOptions): Promise<StoredLeads> {
  const db = await openDatabase(place);
  const signatures = await whenFree(async () => createSignatures(db)).catch(async (error: unknown) => {
    await db.destroy();
    throw unusable(place, error);
  });
  const writer = createWriter(db, writeTimeout === undefined ? {} : { writeTimeout });
  const attempts = createAttempts(writer, signatures);
  const holds = createHolds({
    db,
    attempts,
    now,
    digest: (network) => signatures.fingerprint(['network', network]),
  });
  const visits = createVisits({ db, attempts, signatures, channels, now });
  const reservations = createReservations({ db, writer, attempts, signatures, channels, now });
  return {
    db,
    writer,
    isEmbedded: place.databaseUrl === undefined,
    now,
    async add(kind, lead, attempt) {
      const moment = now();
      const received = moment.toISOString();
      const expected: TimeWindow | null = lead.call_expected ?? null;
      return attempts.once(attempt, received, async (transaction) => {
        const { id, number } = await insertLead(transaction, kind, lead, { moment, channels });
        return {
          result: { number, token: signatures.tokenOf(number), received_at: received, call_expected: expected },
          leadId: id,
        };
      });
    },
    receipt: async (number) => reading(async () => findReceipt(db, number)),
    opens: (token, number) => signatures.opens(token, number),
    holds: { ...holds, find: async (token) => reading(async () => holds.find(token)) },
    visits: { ...visits, find: async (number) => reading(async () => visits.find(number)) },
    takenSeats: async (center, from, to) =>
      reading(async () => readTakenSeats(db, center, from, to, now().toISOString())),
    reservations: {
      ...reservations,
      find: async (number) => reading(async () => reservations.find(number)),
      open: async () => reading(reservations.open),
    },
    flatChanges: createFlatChanges({ db, writer, now }),
    checkWriting: async () => whenFree(async () => checkWriting(db), readTimeout),
    close: async () => db.destroy(),
  };
}

/** There is a folder without leads, which shall stay as it is. */
async function holdsNothing(place: DatabasePlace): Promise<boolean> {
  if (place.databaseUrl !== undefined) return false;
  try {
    await stat(databaseFile(place.dataDir));
    return false;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw unusable(place, error);
  }
}

/** For tools beside a running site. `nothing` is the result where there are no leads. Throws a StartError when the place cannot be used. */
export async function withStoredLeads<Result>(
  place: DatabasePlace,
  nothing: Result,
  work: (leads: StoredLeads) => Promise<Result>,
): Promise<Result> {
  if (await holdsNothing(place)) return nothing;
  const leads = await createLeads(place);
  try {
    return await work(leads);
  } catch (error) {
    throw unusable(place, error);
  } finally {
    await leads.close();
  }
}

export const readLeads = async (place: DatabasePlace, filter?: LeadFilter): Promise<ListedLead[]> =>
  withStoredLeads(place, [], async ({ db }) => listLeads(db, filter));
