import type { DBSchema, IDBPDatabase } from 'idb';
import { defineDatabase } from '#shared/persist';
import { consentVersion } from '../consentVersion.ts';
import { draftsDatabase } from './draftsDatabase.ts';

interface StoredDraft {
  readonly values: unknown;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Which text an agreement among the values is to. */
  readonly consentVersion: string;
}

interface Stores extends DBSchema {
  drafts: { key: string; value: StoredDraft };
}

type Database = IDBPDatabase<Stores>;

interface DraftStore {
  readonly read: (form: string) => Promise<StoredDraft | undefined>;
  /** Null: deletes it. */
  readonly write: (form: string, values: object | null) => void;
  readonly close: () => void;
}

/** Milliseconds: a week. */
const longest = 7 * 86_400_000;

const drafts = defineDatabase<Stores>(draftsDatabase, [(database) => void database.createObjectStore('drafts')]);

async function forgetOld(database: Database): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for await (const cursor of store) if (Date.now() - cursor.value.keptAt > longest) await cursor.delete();
  await done;
}

/** Deletes drafts that are older than a week, whether their form is opened again or not. */
export async function forgetOldDrafts(): Promise<void> {
  await drafts.once(forgetOld);
}

/**
 * The drafts of this browser. Stays open while a form is shown, because a closing page has no time to open it. With
 * blocked or full storage a draft lasts as long as its document.
 */
export function openDrafts(): DraftStore {
  const opening = drafts.open();
  const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work(await opening);
    } catch {
      return undefined;
    }
  };
  return {
    read: async (form) =>
      withDatabase(async (database) => {
        await forgetOld(database);
        return database.get('drafts', form);
      }),
    write: (form, values) =>
      void withDatabase(async (database) => {
        const transaction = database.transaction('drafts', 'readwrite');
        const stored =
          values === null
            ? transaction.store.delete(form)
            : transaction.store.put({ values, keptAt: Date.now(), consentVersion }, form);
        // Commits without waiting for the result, which a closing page would not get.
        transaction.commit();
        await Promise.all([stored, transaction.done]);
      }),
    close: () => void withDatabase(async (database) => database.close()),
  };
}

/** Stores the draft of a form whose data was moved to the outbox and is refused. */
export function storeDraft(form: string, values: object | null): void {
  const store = openDrafts();
  store.write(form, values);
  store.close();
}

/** Deletes the draft of a form whose data has been sent or moved to the outbox. */
export function forgetDraft(form: string): void {
  storeDraft(form, null);
}
