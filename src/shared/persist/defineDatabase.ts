import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withTimeout } from '#shared/tasks';

/** Milliseconds: in some browsers opening a database never settles. */
const timeout = 3000;

interface BrowserDatabase<Stores extends DBSchema> {
  /** For repeated use. The connection closes when another release wants to upgrade the database. */
  readonly open: () => Promise<IDBPDatabase<Stores>>;
  /** For single use: an open connection would block another release's upgrade. */
  readonly once: <Result>(work: (database: IDBPDatabase<Stores>) => Promise<Result>) => Promise<Result>;
}

/**
 * An IndexedDB database. Every call rejects when storage is blocked, full, or does not respond. Step N migrates version N to N + 1. Visitors
 * have every version, so only append steps.
 */
export function defineDatabase<Stores extends DBSchema>(
  name: string,
  steps: readonly ((database: IDBPDatabase<Stores>) => void)[],
): BrowserDatabase<Stores> {
  const open = async (): Promise<IDBPDatabase<Stores>> => {
    const opening = openDB<Stores>(name, steps.length, {
      upgrade: (database, version) => {
        for (const step of steps.slice(version)) step(database);
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    const database = await withTimeout(opening, timeout);
    if (database !== null) return database;
    // Closes a connection that opens after the timeout.
    opening.then((database) => database.close()).catch(() => {});
    throw new Error('The database does not open');
  };
  return {
    open,
    once: async (work) => {
      const database = await open();
      try {
        return await work(database);
      } finally {
        database.close();
      }
    },
  };
}
