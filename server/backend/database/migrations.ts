import type { Kysely } from 'kysely';
import { phoneDigits } from './phoneDigits.ts';
import type { Tables } from './tables.ts';

/** Recomputes `phone_digits` of every lead by the current rules. */
async function recomputePhoneDigits(db: Kysely<Tables>): Promise<void> {
  for (const { id, phone, phone_digits } of await db
    .selectFrom('leads')
    .select(['id', 'phone', 'phone_digits'])
    .execute()) {
    const digits = phoneDigits(phone);
    if (digits !== phone_digits) {
      await db.updateTable('leads').set({ phone_digits: digits }).where('id', '=', id).execute();
    }
  }
}

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
async function addVisits(db: Kysely<Tables>): Promise<void> {
  await extendLeads(db);
  await makeAttempts(db);
  await makeVisits(db);
  await makeDeliveries(db);
}

async function addReservations(db: Kysely<Tables>): Promise<void> {
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
