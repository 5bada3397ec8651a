import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingLead } from '../leadTypes.ts';
import type { VisitEnd } from './visitEnd.ts';

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
  ends: { key: string; value: VisitEnd };
}

export type Database = IDBPDatabase<Stores>;

/** Milliseconds: some browsers neither open a database nor say that they will not. */
const patience = 3000;

function open(): Promise<Database> {
  return openDB<Stores>('obriy-outbox', 2, {
    upgrade(database, earlier) {
      if (earlier < 1) database.createObjectStore('leads', { keyPath: 'key' });
      database.createObjectStore('ends', { keyPath: 'key' });
    },
  });
}

function inTime<Result>(opening: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not open')), patience);
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** Opened for each use: a connection that stays would stand in the way of another release's. Rejects where storage is forbidden. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const opening = open();
  const database = await inTime(opening).catch((error: unknown) => {
    opening.then((database) => database.close()).catch(() => {});
    throw error;
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
