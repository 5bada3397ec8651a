import type { Kysely } from 'kysely';
import type { FlatChange } from '#domain/flats/flatHistory.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { Tables, FlatChangeRow, PublishedFlat } from '../database/tables.ts';
import { whenFree } from '../database/sqlite.ts';
import type { Writer } from '../database/writer.ts';

/** What changed of a flat; without a price that stays as it was last recorded. */
export type ChangedFlat = Omit<PublishedFlat, 'price'> & Partial<Pick<PublishedFlat, 'price'>>;

/** What was published of each flat and when, one row for each change. */
export interface FlatChanges {
  /** Resolves once what differs from the last row of its flat has a row of its own. */
  record(published: readonly ChangedFlat[]): Promise<void>;
  /** Oldest first, as this process last read them. */
  of(project: string, flat: string): readonly FlatChange[];
}

/** Well below the parameters that a statement may have. */
const chunk = 500;

export const flatKeyOf = ({ project, flat }: Pick<PublishedFlat, 'project' | 'flat'>): string => `${project}/${flat}`;

function isRecorded({ price, status }: ChangedFlat, last: FlatChangeRow | undefined): boolean {
  // Nobody knows the price of a flat that has no row yet: its content brings it.
  if (price === undefined) return last === undefined || last.status === status;
  return last !== undefined && last.price === price && last.status === status;
}

/** The rows of these flats, of all without them; oldest first. */
async function rowsOf(
  db: Kysely<Tables>,
  published?: readonly ChangedFlat[],
): Promise<ReadonlyMap<string, FlatChangeRow[]>> {
  const rows = await db
    .selectFrom('flat_changes')
    .selectAll()
    .$if(published !== undefined, (query) =>
      query
        .where('project', 'in', [...new Set(published?.map(({ project }) => project))])
        .where('flat', 'in', published?.map(({ flat }) => flat) ?? []),
    )
    .orderBy('position')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, price: row.price === null ? null : Number(row.price) })),
    flatKeyOf,
  );
}

async function insertMissing(db: Kysely<Tables>, published: readonly ChangedFlat[], now: string): Promise<void> {
  const known = await rowsOf(db, published);
  const missing = published.flatMap((each): FlatChangeRow[] => {
    const last = known.get(flatKeyOf(each))?.at(-1);
    if (isRecorded(each, last)) return [];
    // A clock that was set back must not turn the order round.
    const published_at = last !== undefined && last.published_at > now ? last.published_at : now;
    const { project, flat, price = last?.price ?? null, status } = each;
    return [{ project, flat, price, status, position: (last?.position ?? 0) + 1, published_at }];
  });
  if (missing.length === 0) return;
  await db
    .insertInto('flat_changes')
    .values(missing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface FlatChangesOptions {
  readonly db: Kysely<Tables>;
  readonly writer: Writer;
  readonly now: () => Date;
}

export function createFlatChanges({ db, writer, now }: FlatChangesOptions): FlatChanges {
  let known: ReadonlyMap<string, FlatChangeRow[]> = new Map();
  const read = async (): Promise<void> => {
    known = await whenFree(async () => rowsOf(db), 1000);
  };
  return {
    async record(published) {
      await read();
      const missing = published.filter((each) => !isRecorded(each, known.get(flatKeyOf(each))?.at(-1)));
      if (missing.length === 0) return;
      const chunks = Array.from({ length: Math.ceil(missing.length / chunk) }, (_, index) =>
        missing.slice(index * chunk, (index + 1) * chunk),
      );
      // The writer's lock lets one process after the other look and insert: what two publish at once has one row.
      await writer.write(async (transaction) => {
        for (const part of chunks) await insertMissing(transaction.db, part, now().toISOString());
      });
      await read();
    },
    of: (project, flat) =>
      (known.get(flatKeyOf({ project, flat })) ?? []).map(({ published_at, price, status }) => ({
        day: inKyiv(new Date(published_at)).day,
        price,
        status,
      })),
  };
}
