import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';

export interface LeadRow {
  /** A UUID. */
  readonly id: string;
  /** `YYYY-MM` in Kyiv; with `sequence` it is the number that the visitor may quote. */
  readonly month: string;
  readonly sequence: number;
  readonly kind: 'call' | 'consultation';
  /** ISO 8601 in UTC. */
  readonly created_at: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly message: string | null;
  readonly send_mail_to: string | null;
}

export interface Schema {
  readonly leads: LeadRow;
}

/** What Kysely wants of a driver, over the SQLite that Node brings along. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** Acknowledged means on the disk: a lead outlives the process and the power. */
const durable = 'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;';

function openFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
    database.exec(durable);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR ${dataDir} cannot keep the leads: ${reason}`, { cause: error });
  }
}

/** Throws an error that names DATA_DIR when the folder cannot be written. */
export function openDatabase(dataDir: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(openFile(dataDir)) }) });
}
