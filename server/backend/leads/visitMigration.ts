import type { Kysely } from 'kysely';
import type { Tables } from './leadTable.ts';
import { recomputePhoneDigits } from './phoneMigration.ts';

const leadColumns = [
  'consent_version',
  'consent_language',
  'consent_at',
  'source',
  'call_wish',
  'call_expected',
  'confirmed_at',
] as const;

async function extendLeads(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('phone_digits', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const column of leadColumns) await db.schema.alterTable('leads').addColumn(column, 'text').execute();
  await recomputePhoneDigits(db);
  await db.schema.createIndex('leads_phone_digits').on('leads').column('phone_digits').execute();
}

async function makeAttempts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('counters').values({ name: 'positions', value: 0 }).execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function makeVisits(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('center', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('hold_id', 'text', (column) => column.unique())
    .addColumn('held_until', 'text')
    .addColumn('lead_id', 'text')
    .addPrimaryKeyConstraint('seats_once', ['center', 'starts_at', 'seat'])
    .execute();
  await db.schema.createIndex('seats_lead').on('seats').column('lead_id').execute();
  await db.schema
    .createTable('visits')
    .addColumn('lead_id', 'text', (column) => column.primaryKey())
    .addColumn('center', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('project', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
}

async function makeDeliveries(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addPrimaryKeyConstraint('deliveries_once', ['channel', 'position'])
    .execute();
  await db.schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();
  await db.schema
    .createIndex('deliveries_waiting')
    .on('deliveries')
    .columns(['channel', 'delivered_at', 'position'])
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
}

/** Consent and source of leads, visits with their seats, idempotent attempts, and the delivery queue. */
export async function addVisits(db: Kysely<Tables>): Promise<void> {
  await extendLeads(db);
  await makeAttempts(db);
  await makeVisits(db);
  await makeDeliveries(db);
}
