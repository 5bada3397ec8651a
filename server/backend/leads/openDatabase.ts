import { chmodSync, closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long a write waits for another process that is writing, in milliseconds. */
const patience = 5000;

/** It holds names and phone numbers. */
const ownerAlone = 0o600;

/** What is committed survives a killed process and a power cut; the last two fail at once where nothing can be written. */
const preparation = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  BEGIN IMMEDIATE;
  ROLLBACK;
`;

/** What kysely expects of a driver, over the one that is part of Node. */
const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare(sql) {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  },
});

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'obriy.sqlite');

/** The one database of the reference backend, in a folder that is there. */
export function openDatabase<Tables>(dataDir: string): Kysely<Tables> {
  const file = databaseFile(dataDir);
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
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
}
