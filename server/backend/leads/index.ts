import type { Kysely } from 'kysely';
import type { LeadReceipt, Receipt, TimeWindow } from '#contract/lead.ts';
import type { Channel } from '../delivery/deliveryTable.ts';
import type { LeadKind } from '../ports.ts';
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

/** Where leads go. Once a promise resolves, what it is about is safe; it rejects with a LeadNotStored or a LeadRefused. */
export interface Leads {
  /** A call request or a consultation; a visit comes by `visits`. */
  add(kind: Exclude<LeadKind, 'visit'>, lead: NewLead, attempt?: Attempt): Promise<LeadReceipt>;
  /** Undefined: there is none of that number. */
  receipt(number: string): Promise<Receipt | undefined>;
  /** Whether the token is the one of that number. */
  opens(token: string, number: string): boolean;
  holds: Holds;
  visits: Visits;
  takenSeats: TakenSeats;
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

export interface LeadsOptions extends DatabasePlace {
  now?: () => Date;
  /** How the sales department hears of what is stored. */
  channels?: readonly Channel[];
  /** Milliseconds after which what could not be stored is refused. */
  patience?: number;
}

/** Milliseconds: readers meet a lock in rare moments alone, such as a recovery. */
const readPatience = 1000;

/** What only reads fails as what writes does: nothing of what the database said is passed on. */
async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  return whenFree(read, readPatience).catch((error: unknown) => {
    throw new LeadNotStored(error);
  });
}

/** The leads of a database, with all that belongs to them. Throws a StartError when the place cannot be used. */
export async function createLeads({
  now = () => new Date(),
  channels = ['mail'],
  patience,
  ...place
}: LeadsOptions): Promise<StoredLeads> {
  const db = await openDatabase(place);
  const signatures = await whenFree(async () => createSignatures(db)).catch(async (error: unknown) => {
    await db.destroy();
    throw unusable(place, error);
  });
  const writer = createWriter(db, patience === undefined ? {} : { patience });
  const attempts = createAttempts(writer, signatures);
  const holds = createHolds({
    db,
    attempts,
    now,
    digest: (network) => signatures.fingerprint(['network', network]),
  });
  const visits = createVisits({ db, attempts, signatures, channels, now });
  const takenSeats = createTakenSeats(db, now);
  return {
    db,
    writer,
    isEmbedded: place.databaseUrl === undefined,
    now,
    async add(kind, lead, attempt) {
      const moment = now();
      const received = moment.toISOString();
      const expected: TimeWindow | null = lead.call_expected ?? null;
      return attempts.once(attempt, received, async (work) => {
        const { id, number } = await insertLead(work, kind, lead, { moment, channels });
        return {
          answer: { number, token: signatures.tokenOf(number), received_at: received, call_expected: expected },
          leadId: id,
        };
      });
    },
    receipt: async (number) => reading(async () => findReceipt(db, number)),
    opens: (token, number) => signatures.opens(token, number),
    holds: { ...holds, find: async (token) => reading(async () => holds.find(token)) },
    visits: { ...visits, find: async (number) => reading(async () => visits.find(number)) },
    takenSeats: async (center, from, to) => reading(async () => takenSeats(center, from, to)),
    close: async () => db.destroy(),
  };
}
