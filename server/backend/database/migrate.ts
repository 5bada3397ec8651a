import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';
import { migrations } from './migrations.ts';

/** The database has tables of a newer version, which could not read what this one stores. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';
}

async function applyMissing(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const applied = new Set((await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name));
  const unknown = [...applied].filter((name) => !migrations.has(name));
  if (unknown.length > 0) {
    throw new NewerSchema(
      `a newer version of this server was here (${unknown.join(', ')}): start that version, or one after it`,
    );
  }
  for (const [name, migration] of migrations) {
    if (applied.has(name)) continue;
    await migration(db);
    await db.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
  }
}

/**
 * Runs all migrations or none. `takeTurn` is a lock for processes that start at the same time. Throws a NewerSchema or
 * the database's error.
 */
export async function migrate(db: Kysely<Tables>, takeTurn?: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn?.execute(transaction);
    await applyMissing(transaction);
  });
}
