import { chmodSync, closeSync, openSync } from 'node:fs';
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
import { makeFolder } from '../makeFolder.ts';
import type { Tables } from './leadTable.ts';
import { migrate } from './migrate.ts';

/** How long a statement waits for another process that is writing, in milliseconds: until then the whole process stands still. */
const patience = 10;

/** It holds names and phone numbers. */
const ownerAlone = 0o600;

/** What is committed survives a killed process and a power cut, what is deleted is overwritten; the last two fail at once where nothing can be written. */
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

/** What kysely expects of a driver, over the one that is part of Node. Reading a statement takes longer than running it, so it is kept. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new LRUCache<string, Prepared>({ max: mostPrepared });
  return {
    close() {
      kept.clear();
      database.close();
    },
    prepare(sql) {
      const prepared = kept.get(sql) ?? prepare(database, sql);
      kept.set(sql, prepared);
      return prepared;
    },
  };
}

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'obriy.sqlite');

function openFile(file: string): DatabaseSync {
  // Made here and not by SQLite, so that nobody else can read it for a moment; SQLite gives the files beside it the same rights.
  closeSync(openSync(file, 'a', ownerAlone));
  chmodSync(file, ownerAlone);
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec(preparation);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const sqliteBusy = 5;
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy;

/** Tries for five seconds or so; in between this process does its other work. */
async function whenFree<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const pause = 5;
  for (let left = 1000; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || left === 0) throw error;
      await setTimeout(pause);
    }
  }
}

/** Transactions are there for writing: one that became a writer in its middle could not wait for another. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await whenFree(async () => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }

  /** A full disk ends a transaction by itself; why it ended is thrown by whoever wanted to write. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class WritingDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver({ database: this.#database });
  }
}

/** The database in a folder, which is made when it is not there, with all its tables. */
export async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  await makeFolder(path.resolve(dataDir));
  const database = adapt(await whenFree(() => openFile(databaseFile(dataDir))));
  const db = new Kysely<Tables>({ dialect: new WritingDialect(database) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
