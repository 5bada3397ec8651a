import { type Kysely, sql } from 'kysely';
import { leadNumber } from '../database/leadNumber.ts';
import { phoneDigits } from '../database/phoneDigits.ts';
import type { Tables } from '../database/tables.ts';
import type { Database } from '../database/writer.ts';
import { removeMailFiles } from '../delivery/mailFiles.ts';

/** The leads to erase: those of a phone number, or those whose creation, visit and reservation were before a moment (ISO). */
type Erasure = { readonly phone: string } | Expired;

/** Leads that expired before a moment, and not before `since`. */
interface Expired {
  readonly before: string;
  readonly since?: string;
}

interface Found {
  readonly id: string;
  readonly number: string;
}

const most = 500;

/** A lead expires after its visit or reservation: erasing it earlier would free the seat or the flat. */
function expired(db: Kysely<Tables>, { before, since }: Expired) {
  const leads = db
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .leftJoin('reservations', 'reservations.lead_id', 'leads.id');
  return leads
    .where('created_at', '<', before)
    .where(({ eb, or }) => or([eb('starts_at', 'is', null), eb('starts_at', '<', before)]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '<', before)]))
    .$if(since !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or((['created_at', 'starts_at', 'ends_at'] as const).map((moment) => eb(moment, '>=', since ?? ''))),
      ),
    );
}

export async function countExpired(db: Kysely<Tables>, before: string): Promise<number> {
  const { count } = await expired(db, { before })
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function find(db: Kysely<Tables>, erasure: Erasure): Promise<readonly Found[]> {
  const columns = ['id', 'number_month', 'number_seat'] as const;
  const rows = await (
    'phone' in erasure
      ? db.selectFrom('leads').where('phone_digits', '=', phoneDigits(erasure.phone)).select(columns).limit(most)
      : expired(db, erasure).select(columns).limit(most)
  ).execute();
  return rows.map(({ id, number_month, number_seat }) => ({ id, number: leadNumber(number_month, number_seat) }));
}

async function eraseDeliveries(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('deliveries').where('lead_id', 'in', ids).execute();
}

/** Erases leads with their visits, seats, reservations, claims, queued events and stored attempts. */
async function erase(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await eraseDeliveries(db, ids);
  for (const table of ['attempts', 'seats', 'visits', 'reservation_claims', 'reservations'] as const) {
    await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
  }
  await db.deleteFrom('leads').where('id', 'in', ids).execute();
}

/** Erases leads and their email files in `dataDir`; returns the number of leads. */
export async function eraseLeads(
  { db, writer, isEmbedded }: Database,
  dataDir: string,
  erasure: Erasure,
): Promise<number> {
  let erased = 0;
  for (let found = await find(db, erasure); found.length > 0; found = await find(db, erasure)) {
    const ids = found.map(({ id }) => id);
    const numbers = new Set(found.map(({ number }) => number));
    // Deliveries, their emails, then the rest: after a failure the next run finds the leads, and so their emails, again.
    await writer.write(async (transaction) => eraseDeliveries(transaction.db, ids));
    await removeMailFiles(dataDir, numbers);
    await writer.write(async (transaction) => erase(transaction.db, ids));
    // A delivery that had begun may have written its email meanwhile.
    await removeMailFiles(dataDir, numbers);
    erased += found.length;
  }
  // Deleted data remains in SQLite's log until a checkpoint.
  if (isEmbedded && erased > 0) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}
