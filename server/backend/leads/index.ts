import type { Kysely } from 'kysely';
import type { LeadReceipt, Receipt, TimeWindow } from '#contract/lead.ts';
import type { Channel } from '../delivery/deliveryTable.ts';
import { createFlatChanges, type FlatChanges } from '../history/flatChanges.ts';
import type { LeadKind } from '../ports.ts';
import { createReservations, type Reservations } from '../reservations/reservationStore.ts';
import { createTakenSeats, type TakenSeats } from '../visits/freeSlots.ts';
import { createHolds, type Holds } from '../visits/holds.ts';
import { createVisits, type Visits } from '../visits/visitStore.ts';
import { type Attempt, createAttempts } from './attempts.ts';
import { insertLead } from './insertLead.ts';
import { LeadNotStored } from './leadNotStored.ts';
import type { Tables } from './leadTable.ts';
import type { NewLead } from './newLead.ts';
import { type DatabasePlace, openDatabase, unusable } from './openDatabase.ts';
import { findReceipt } from './receipts.ts';
import { createSignatures } from './signatures.ts';
import { whenFree } from './sqlite.ts';
import { createWriter, type Writer } from './writer.ts';

/**
 * The store of leads. Once a promise resolves, the data is durable; it rejects with a LeadNotStored or a LeadRefused.
 */
export interface Leads {
  /** A call request or a consultation; `visits` and `reservations` store the others. */
  add(kind: Exclude<LeadKind, 'visit' | 'reservation'>, lead: NewLead, attempt?: Attempt): Promise<LeadReceipt>;
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

export interface StoredLeads extends Leads {
  readonly db: Kysely<Tables>;
  readonly writer: Writer;
  /** In the data folder, not in a PostgreSQL. */
  readonly isEmbedded: boolean;
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
  const takenSeats = createTakenSeats(db, now);
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
    takenSeats: async (center, from, to) => reading(async () => takenSeats(center, from, to)),
    reservations: {
      ...reservations,
      find: async (number) => reading(async () => reservations.find(number)),
      open: async () => reading(reservations.open),
    },
    flatChanges: createFlatChanges({ db, writer, now }),
    close: async () => db.destroy(),
  };
}
