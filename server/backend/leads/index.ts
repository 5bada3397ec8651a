import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Insertable, Kysely } from 'kysely';
import type { ApplicationQuery, ConsultationBody } from '#contract/lead.ts';
import { errorCode } from '../../process.ts';
import type { LeadKind, Leads } from '../ports.ts';
import { LeadNotStored } from './leadNotStored.ts';
import { leadNumber, numberMonth } from './leadNumber.ts';
import type { LeadTable, Tables } from './leadTable.ts';
import { type DatabasePlace, openDatabase, unusable } from './openDatabase.ts';
import { databaseFile } from './sqlite.ts';

export type StoredLead = Omit<LeadTable, 'number_month' | 'number_seat'> & { number: string };

export interface StoredLeads extends Leads {
  /** All that were acknowledged, newest first. */
  list(): Promise<StoredLead[]>;
  close(): Promise<void>;
}

export interface LeadsOptions extends DatabasePlace {
  now?: () => Date;
}

/** The next number of the month. Whoever took one holds the month's row until it is committed, so no two get the same and none is left out. */
const insertNumbered = async (db: Kysely<Tables>, lead: Omit<Insertable<LeadTable>, 'number_seat'>): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { last_seat } = await transaction
      .insertInto('lead_months')
      .values({ month: lead.number_month, last_seat: 1 })
      .onConflict((conflict) => conflict.column('month').doUpdateSet(({ eb }) => ({ last_seat: eb('lead_months.last_seat', '+', 1) })))
      .returning('last_seat')
      .executeTakeFirstOrThrow();
    await transaction.insertInto('leads').values({ ...lead, number_seat: last_seat }).execute();
    return last_seat;
  });

/** The one character that PostgreSQL has no place for, and that nobody types. */
const storable = (text: string): string => text.replaceAll('\0', '');
const optional = (text: string | undefined): string | null => (text === undefined ? null : storable(text));

/** A lead is safe once `add` resolves; `add` throws a LeadNotStored. Throws a StartError when the place cannot be used. */
export async function createLeads({ now = () => new Date(), ...place }: LeadsOptions): Promise<StoredLeads> {
  const db = await openDatabase(place);
  return {
    async add(kind: LeadKind, lead: ApplicationQuery | ConsultationBody) {
      const moment = now();
      const month = numberMonth(moment);
      try {
        const seat = await insertNumbered(db, {
          id: randomUUID(),
          created_at: moment.toISOString(),
          kind,
          number_month: month,
          name: storable(lead.name),
          phone: storable(lead.phone),
          email: optional('email' in lead ? lead.email : undefined),
          message: optional(lead.message),
          send_mail_to: optional('send_mail_to' in lead ? lead.send_mail_to : undefined),
        });
        return { number: leadNumber(month, seat) };
      } catch (error) {
        throw new LeadNotStored(error);
      }
    },

    async list() {
      const rows = await db.selectFrom('leads').selectAll().orderBy('number_month', 'desc').orderBy('number_seat', 'desc').execute();
      return rows.map(({ number_month, number_seat, ...lead }) => ({ number: leadNumber(number_month, number_seat), ...lead }));
    },

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

/** The stored leads, newest first. Throws a StartError when they cannot be read. */
export async function readLeads(place: DatabasePlace): Promise<StoredLead[]> {
  if (await holdsNothing(place)) return [];
  const leads = await createLeads(place);
  try {
    return await leads.list();
  } catch (error) {
    throw unusable(place, error);
  } finally {
    await leads.close();
  }
}
