import { type Kysely, sql } from 'kysely';
import { removeMailFiles } from '../delivery/mailFiles.ts';
import type { StoredLeads } from './index.ts';
import { leadNumber } from './leadNumber.ts';
import type { Tables } from './leadTable.ts';
import { phoneDigits } from './phoneDigits.ts';

/** Whose leads: of a person, or of everybody who came before a moment (ISO) and whose visit, if there is one, was before it too. */
export type Forgotten = { readonly phone: string } | Expired;

/** Leads whose time was over before a moment and, if `since` is there, not before that one. */
export interface Expired {
  readonly before: string;
  readonly since?: string;
}

interface Found {
  readonly id: string;
  readonly number: string;
}

const most = 500;

/** With a visit that is to come its seat would go too, and to somebody else: a lead's time begins with its visit. */
function expired(db: Kysely<Tables>, { before, since }: Expired) {
  const leads = db.selectFrom('leads').leftJoin('visits', 'visits.lead_id', 'leads.id');
  return leads
    .where('created_at', '<', before)
    .where(({ eb, or }) => or([eb('starts_at', 'is', null), eb('starts_at', '<', before)]))
    .$if(since !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb('created_at', '>=', since ?? ''), eb('starts_at', '>=', since ?? '')])),
    );
}

export async function countExpired(db: Kysely<Tables>, before: string): Promise<number> {
  const { count } = await expired(db, { before })
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function find(db: Kysely<Tables>, whose: Forgotten): Promise<readonly Found[]> {
  const columns = ['id', 'number_month', 'number_seat'] as const;
  const rows = await (
    'phone' in whose
      ? db.selectFrom('leads').where('phone_digits', '=', phoneDigits(whose.phone)).select(columns).limit(most)
      : expired(db, whose).select(columns).limit(most)
  ).execute();
  return rows.map(({ id, number_month, number_seat }) => ({ id, number: leadNumber(number_month, number_seat) }));
}

/** Everything that hangs on a lead goes with it: its visit and the seat of it, what is in the queue, what was answered under its key. */
async function erase(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (const table of ['deliveries', 'attempts', 'seats', 'visits'] as const) {
    await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
  }
  await db.deleteFrom('leads').where('id', 'in', ids).execute();
}

/** Erases leads with the emails that were written about them into `dataDir`; says how many leads there were. */
export async function forget(
  { db, writer, isEmbedded }: StoredLeads,
  dataDir: string,
  whose: Forgotten,
): Promise<number> {
  let erased = 0;
  for (let found = await find(db, whose); found.length > 0; found = await find(db, whose)) {
    const ids = found.map(({ id }) => id);
    await writer.write(async (work) => erase(work.db, ids));
    await removeMailFiles(dataDir, new Set(found.map(({ number }) => number)));
    erased += found.length;
  }
  // What was deleted stands in the log of SQLite until that is written back.
  if (isEmbedded && erased > 0) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}
