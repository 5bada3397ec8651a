import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from './database.ts';

const migrations: Readonly<Record<string, Migration>> = {
  '0001-leads': {
    async up(database) {
      await database.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('message', 'text')
        .addColumn('send_mail_to', 'text')
        .addUniqueConstraint('leads_number', ['month', 'sequence'])
        .execute();
    },
  },
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the tables up to date; running it again changes nothing. */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('The tables of the leads cannot be brought up to date', { cause: error });
}
