import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface KeptDraft {
  readonly values: unknown;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Which text an agreement among the values is to. */
  readonly consentVersion: string;
}

interface Stores extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

type Database = IDBPDatabase<Stores>;

/** Milliseconds: a week. */
const longest = 7 * 86_400_000;

async function forgetOld(database: Database): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for await (const cursor of store) if (Date.now() - cursor.value.keptAt > longest) await cursor.delete();
  await done;
}

/** One use waits for the one before it, so that what is read is what was written last. */
let last: Promise<unknown> = Promise.resolve();

/** Opened for each use: a connection that stays would stand in the way of another release's. Storage may be forbidden, or full: then a draft lives as long as its document. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
  const run = async (): Promise<Result | undefined> => {
    try {
      const database = await openDB<Stores>('obriy-drafts', 1, { upgrade: (fresh) => void fresh.createObjectStore('drafts') });
      return await work(database).finally(() => database.close());
    } catch {
      return undefined;
    }
  };
  const result = last.then(run);
  last = result;
  return result;
}

export async function readDraft(form: string): Promise<KeptDraft | undefined> {
  return withDatabase(async (database) => {
    await forgetOld(database);
    return database.get('drafts', form);
  });
}

export async function writeDraft(form: string, draft: KeptDraft): Promise<unknown> {
  return withDatabase(async (database) => database.put('drafts', draft, form));
}

export async function forgetDraft(form: string): Promise<unknown> {
  return withDatabase(async (database) => database.delete('drafts', form));
}
