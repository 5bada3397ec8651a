import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Insertable, Kysely } from 'kysely';
import type { ApplicationQuery, ConsultationBody } from '#contract/lead.ts';
import { errorCode } from '../../process.ts';
import { StartError } from '../../startError.ts';
import { makeFolder } from '../makeFolder.ts';
import type { LeadKind, Leads } from '../ports.ts';
import { leadNumber, numberMonth } from './leadNumber.ts';
import type { LeadTable, Tables } from './leadTable.ts';
import { migrate } from './migrations.ts';
import { databaseFile, openDatabase } from './openDatabase.ts';

export type StoredLead = Omit<LeadTable, 'number_month' | 'number_seat'> & { number: string };

export interface StoredLeads extends Leads {
  /** All that were acknowledged, newest first. */
  list(): Promise<StoredLead[]>;
  close(): Promise<void>;
}

export interface LeadsOptions {
  /** Made when it is not there. */
  dataDir: string;
  now?: () => Date;
}

/** The next number of the month; the unique key decides, so that writers who read the same number do not both get it. */
async function insertNumbered(db: Kysely<Tables>, lead: Omit<Insertable<LeadTable>, 'number_seat'>): Promise<number> {
  for (;;) {
    const inserted = await db
      .insertInto('leads')
      .values((insert) => ({
        ...lead,
        number_seat: insert
          .selectFrom('leads')
          .where('number_month', '=', lead.number_month)
          .select((last) => last(last.fn.coalesce(last.fn.max('number_seat'), last.lit(0)), '+', last.lit(1)).as('next')),
      }))
      .onConflict((conflict) => conflict.columns(['number_month', 'number_seat']).doNothing())
      .returning('number_seat')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.number_seat;
  }
}

function unusable(dataDir: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`DATA_DIR=${dataDir}: leads cannot be stored here (${reason}); name a folder that this account may write to`, { cause: error });
}

const sqliteBusy = 5;
const pause = 50;
const tries = 100;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** SQLite waits for another writer, but not while another process is just making the file's journal: then we wait ourselves. */
async function openWhenFree(dataDir: string): Promise<Kysely<Tables>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return openDatabase<Tables>(dataDir);
    } catch (error) {
      if (!isBusy(error) || attempt === tries) throw error;
      await setTimeout(pause);
    }
  }
}

async function open(dataDir: string): Promise<Kysely<Tables>> {
  try {
    await makeFolder(path.resolve(dataDir));
    const db = await openWhenFree(dataDir);
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** A lead is on the disk once `add` resolves. Throws a StartError when `dataDir` cannot be used. */
export async function createLeads({ dataDir, now = () => new Date() }: LeadsOptions): Promise<StoredLeads> {
  const db = await open(dataDir);
  return {
    async add(kind: LeadKind, lead: ApplicationQuery | ConsultationBody) {
      const moment = now();
      const month = numberMonth(moment);
      const seat = await insertNumbered(db, {
        id: randomUUID(),
        created_at: moment.toISOString(),
        kind,
        number_month: month,
        name: lead.name,
        phone: lead.phone,
        email: 'email' in lead ? (lead.email ?? null) : null,
        message: lead.message ?? null,
        send_mail_to: 'send_mail_to' in lead ? (lead.send_mail_to ?? null) : null,
      });
      return { number: leadNumber(month, seat) };
    },

    async list() {
      const rows = await db.selectFrom('leads').selectAll().orderBy('number_month', 'desc').orderBy('number_seat', 'desc').execute();
      return rows.map(({ number_month, number_seat, ...lead }) => ({ number: leadNumber(number_month, number_seat), ...lead }));
    },

    close: async () => db.destroy(),
  };
}

/** The leads that a folder holds, newest first; leaves a folder that holds none as it is. Throws a StartError when it cannot be read. */
export async function readLeads(dataDir: string): Promise<StoredLead[]> {
  try {
    await stat(databaseFile(dataDir));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw unusable(dataDir, error);
  }
  const leads = await createLeads({ dataDir });
  try {
    return await leads.list();
  } finally {
    await leads.close();
  }
}
