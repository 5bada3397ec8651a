import { type Kysely, sql } from 'kysely';
import { removeLetters } from '../delivery/mailFiles.ts';
import type { StoredLeads } from './index.ts';
import { leadNumber } from './leadNumber.ts';
import type { Tables } from './leadTable.ts';
import { phoneDigits } from './phoneDigits.ts';

/** Whose leads: of a person, or of everybody who came before a moment (ISO) and whose visit, if there is one, was before it too. */
export type Forgotten = { readonly phone: string } | { readonly before: string };

interface Found {
  readonly id: string;
  readonly number: string;
}

const most = 500;

async function find(db: Kysely<Tables>, whose: Forgotten): Promise<readonly Found[]> {
  const leads = db.selectFrom('leads').select(['id', 'number_month', 'number_seat']).limit(most);
  const rows = await (
    'phone' in whose
      ? leads.where('phone_digits', '=', phoneDigits(whose.phone))
      : leads.where('created_at', '<', whose.before).where(({ not, exists, selectFrom }) =>
          // With a visit that is to come its seat would go too, and to somebody else.
          not(
            exists(
              selectFrom('visits')
                .select('lead_id')
                .whereRef('visits.lead_id', '=', 'leads.id')
                .where('starts_at', '>=', whose.before),
            ),
          ),
        )
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

/** Erases leads with the letters that were written about them into `dataDir`; says how many leads there were. */
export async function forget(
  { db, writer, isEmbedded }: StoredLeads,
  dataDir: string,
  whose: Forgotten,
): Promise<number> {
  let erased = 0;
  for (let found = await find(db, whose); found.length > 0; found = await find(db, whose)) {
    const ids = found.map(({ id }) => id);
    await writer.write(async (work) => erase(work.db, ids));
    await removeLetters(dataDir, new Set(found.map(({ number }) => number)));
    erased += found.length;
  }
  // What was deleted stands in the log of SQLite until that is written back.
  if (isEmbedded && erased > 0) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}
