import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './tables.ts';
import { migrate } from './migrate.ts';

/** For all queries of a process; a database serves a hundred connections or so, and several processes share it. */
const connections = 10;

/** How long a connection, and then a statement, is waited for while a visitor waits, in milliseconds. */
const readTimeout = 4000;

/** Milliseconds for migrations, including the wait for another process. */
const migrationTimeout = 300_000;

/** Any number, as long as it stays the same in every version. */
const migrationLock = 4_721_130;

/** Parameters in the address (`?statement_timeout=1000`) win. */
function connect(url: string, max: number, statementTimeout: number): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'obriy',
    max,
    connectionTimeoutMillis: readTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    // A database that is gone without a word cannot time out by itself.
    query_timeout: statementTimeout + 1000,
    keepAlive: true,
  });
  // A lost connection fails its query, and the next query reconnects; without a listener the event would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Other encodings lose Ukrainian letters, or refuse them when a visitor has already typed them. */
async function expectUnicode(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding ?? 'not known'}, not UTF8`);
}

/** Uses a connection of its own with a longer timeout. */
async function makeTables(url: string): Promise<void> {
  const db = connect(url, 1, migrationTimeout);
  try {
    await migrate(db, sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`);
  } finally {
    await db.destroy();
  }
}

/** The database at an address, with all its tables. */
export async function openPostgres(url: string): Promise<Kysely<Tables>> {
  const db = connect(url, connections, readTimeout);
  try {
    await expectUnicode(db);
    await makeTables(url);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** For people: without user, password and settings. */
export function postgresPlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `DATABASE_URL (${searchParams.get('host') ?? host}${pathname})`;
}
