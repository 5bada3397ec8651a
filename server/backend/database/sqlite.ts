import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { makeFolder, ownerAlone } from '../makeFolder.ts';
import type { Tables } from './tables.ts';
import { migrate } from './migrate.ts';

/** SQLite waits synchronously, which would freeze the whole process: a lock is waited for between tries, see `whenFree` and the writer. */
const busyTimeout = 0;

/**
 * Commits survive a killed process and a power cut, deleted data is overwritten. The last two statements fail at once
 * on a read-only disk.
 */
const preparation = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  BEGIN IMMEDIATE;
  ROLLBACK;
`;

type Prepared = ReturnType<SqliteDatabase['prepare']>;

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** There are fewer texts of statements than that, but for lists of many lengths. */
const mostPrepared = 200;

/**
 * Adapts Node's own SQLite driver to Kysely. Prepared statements are cached, because preparing takes longer than
 * running.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, Prepared>({ max: mostPrepared });
  return {
    close() {
      statements.clear();
      database.close();
    },
    prepare(sql) {
      const prepared = statements.get(sql) ?? prepare(database, sql);
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'obriy.sqlite');

function openFile(file: string): DatabaseSync {
  // Created here with owner-only rights, so that it is never readable by others; SQLite copies the rights to the files
  // beside it.
  closeSync(openSync(file, 'a', ownerAlone));
  chmodSync(file, ownerAlone);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec(preparation);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const sqliteBusy = 5;

/** Another process has the lock. Extended codes, such as the one of a recovery, have the plain one in their lowest byte. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  error.errcode % 256 === sqliteBusy;

/** Milliseconds between two tries for a lock that another process has. */
export const retryPause = 5;

/** Retries while another process has the lock, for `timeout` milliseconds; in between this process does its other work. */
export async function whenFree<Result>(attempt: () => Result | Promise<Result>, timeout = 15_000): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await setTimeout(retryPause);
    }
  }
}

/** Commits would go to an unlinked file, which ends with this process. */
class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
  readonly code = 'DATABASE_FILE_GONE';
  readonly errstr =
    'obriy.sqlite was removed or replaced under the running server: put the file back, or restart the server';
}

/** Names the files that are at the paths of the database now. */
function identityOf(file: string): string {
  return [file, `${file}-wal`]
    .map((each) => {
      const found = statSync(each, { throwIfNoEntry: false });
      return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
    })
    .join(' ');
}

/** Transactions are there for writing: one that became a writer in its middle could not wait for another. */
class WritingDriver extends SqliteDriver {
  readonly #isInPlace: () => boolean;

  constructor(database: SqliteDatabase, isInPlace: () => boolean) {
    super({ database });
    this.#isInPlace = isInPlace;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isInPlace()) throw new DatabaseFileGone();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    // Nothing is acknowledged that a restart would not find.
    if (!this.#isInPlace()) throw new DatabaseFileGone();
  }

  /** A full disk ends a transaction by itself; the write has already thrown the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class WritingDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #isInPlace: () => boolean;

  constructor(database: SqliteDatabase, isInPlace: () => boolean) {
    super({ database });
    this.#database = database;
    this.#isInPlace = isInPlace;
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#database, this.#isInPlace);
  }
}

/** The database in a folder, which is made when it is not there, with all its tables. */
export async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  await makeFolder(path.resolve(dataDir));
  const file = path.resolve(databaseFile(dataDir));
  const database = adapt(await whenFree(() => openFile(file)));
  const opened = identityOf(file);
  const db = new Kysely<Tables>({ dialect: new WritingDialect(database, () => identityOf(file) === opened) });
  try {
    await whenFree(async () => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
