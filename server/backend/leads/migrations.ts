import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './leadTable.ts';

/** Applied in the order of their names, each once; one that was released is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-leads': {
    async up(db) {
      await db.schema
        .createTable('leads')
        // Two processes may be started at once on a new folder.
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('number_month', 'text', (column) => column.notNull())
        .addColumn('number_seat', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('message', 'text')
        .addColumn('send_mail_to', 'text')
        .addUniqueConstraint('leads_number', ['number_month', 'number_seat'])
        .execute();
    },
  },
};

/** Another process that was started at the same moment may have noted a migration between our look and our own note. */
const attempts = 5;

/** Throws what went wrong. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  let error: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    ({ error } = await migrator.migrateToLatest());
    if (error === undefined) return;
  }
  throw new Error(error instanceof Error ? error.message : 'the migration failed', { cause: error });
}
