import type { Kysely } from 'kysely';
import type { Tables } from './leadTable.ts';
import { addReservations } from '../reservations/reservationMigration.ts';
import { recomputePhoneDigits } from './phoneMigration.ts';
import { addVisits } from './visitMigration.ts';

/**
 * Applied in this order, each once; never edit a released one. Use text and integers: SQLite and PostgreSQL both have
 * them.
 */
export const migrations: ReadonlyMap<string, (db: Kysely<Tables>) => Promise<void>> = new Map([
  [
    '2026-11-21-leads',
    async (db) => {
      await db.schema
        .createTable('leads')
        // The table may exist when a process was killed before recording the migration.
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
  ],
  [
    '2026-11-21-numbers',
    async (db) => {
      await db.schema
        .createTable('lead_months')
        .addColumn('month', 'text', (column) => column.primaryKey())
        .addColumn('last_seat', 'integer', (column) => column.notNull())
        .execute();
      await db
        .insertInto('lead_months')
        .columns(['month', 'last_seat'])
        .expression((given) =>
          given
            .selectFrom('leads')
            .select(({ fn }) => ['number_month', fn.max('number_seat').as('last_seat')])
            .groupBy('number_month'),
        )
        .execute();
    },
  ],
  ['2026-11-21-visits', addVisits],
  // Nine digits without a plus are now a Ukrainian number, so that such leads are found and erased by it.
  ['2026-11-22-phones', recomputePhoneDigits],
  [
    '2026-11-23-holders',
    async (db) => {
      await db.schema.alterTable('seats').addColumn('held_by', 'text').execute();
      await recomputePhoneDigits(db);
    },
  ],
  [
    '2026-11-23-subjects',
    async (db) => {
      for (const column of ['project', 'flat'] as const) {
        await db.schema.alterTable('leads').addColumn(column, 'text').execute();
      }
    },
  ],
  [
    '2026-11-24-flat-changes',
    async (db) => {
      await db.schema
        .createTable('flat_changes')
        .addColumn('project', 'text', (column) => column.notNull())
        .addColumn('flat', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('published_at', 'text', (column) => column.notNull())
        // Kopiykas of a house with a garden are more than 32 bits hold.
        .addColumn('price', 'bigint')
        .addColumn('status', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('flat_changes_once', ['project', 'flat', 'position'])
        .execute();
    },
  ],
  ['2026-11-24-reservations', addReservations],
]);
