import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApplicationQuery, ConsultationBody } from '#contract/lead.ts';
import type { LeadKind, Leads } from '../ports.ts';
import { type LeadRow, openDatabase, type Schema } from './database.ts';
import { migrate } from './migrations.ts';

export interface LeadStore extends Leads {
  /** Oldest first. */
  list(): Promise<readonly LeadRow[]>;
}

interface LeadsOptions {
  readonly dataDir: string;
  readonly now?: () => Date;
}

const kyivMonth = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', year: 'numeric', month: '2-digit' });

/** `O-2611-0042`: the 42nd lead of November 2026. */
export function leadNumber({ month, sequence }: Pick<LeadRow, 'month' | 'sequence'>): string {
  return `O-${month.slice(2).replace('-', '')}-${String(sequence).padStart(4, '0')}`;
}

type NewLead = Omit<LeadRow, 'sequence'>;

const attempts = 20;

/** The number is part of a unique key: who loses the race for it gets no row back and takes the next one. */
async function insert(database: Kysely<Schema>, lead: NewLead): Promise<LeadRow> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { last } = await database
      .selectFrom('leads')
      .select(({ fn }) => fn.max('sequence').as('last'))
      .where('month', '=', lead.month)
      .executeTakeFirstOrThrow();
    const row = await database
      .insertInto('leads')
      .values({ ...lead, sequence: (last ?? 0) + 1 })
      .onConflict((conflict) => conflict.columns(['month', 'sequence']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
  throw new Error('No free number for a lead');
}

/** Keeps leads in SQLite under `dataDir`; once `add` resolves, the lead is on the disk. */
export async function createLeads({ dataDir, now = () => new Date() }: LeadsOptions): Promise<LeadStore> {
  const database = openDatabase(dataDir);
  await migrate(database);
  return {
    async add(kind: LeadKind, lead: ApplicationQuery | ConsultationBody) {
      const at = now();
      const row = await insert(database, {
        id: randomUUID(),
        kind,
        month: kyivMonth.format(at),
        created_at: at.toISOString(),
        name: lead.name,
        phone: lead.phone,
        email: 'email' in lead ? (lead.email ?? null) : null,
        message: lead.message ?? null,
        send_mail_to: 'send_mail_to' in lead ? (lead.send_mail_to ?? null) : null,
      });
      return { number: leadNumber(row) };
    },
    list: () => database.selectFrom('leads').selectAll().orderBy('created_at').execute(),
    close: () => database.destroy(),
  };
}
