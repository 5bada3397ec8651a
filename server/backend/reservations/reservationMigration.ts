import type { Kysely } from 'kysely';
import type { Tables } from '../leads/leadTable.ts';

export async function addReservations(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('reservations')
    .addColumn('lead_id', 'text', (column) => column.primaryKey())
    .addColumn('project', 'text', (column) => column.notNull())
    .addColumn('flat', 'text', (column) => column.notNull())
    .addColumn('reserved_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  // Every process reads the open ones each second.
  await db.schema.createIndex('reservations_status').on('reservations').column('status').execute();
  await db.schema
    .createTable('reservation_claims')
    .addColumn('claim', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reservation_claims_lead').on('reservation_claims').column('lead_id').execute();
}
