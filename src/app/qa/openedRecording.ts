import type { Recording } from '@obriy/recorder';
import type { DBSchema } from 'idb';
import { QaFailure, recordingText } from '#features/qa';
import { defineDatabase } from '#shared/persist';
import { goToOpened } from './qaTab.ts';

interface Stores extends DBSchema {
  opened: { key: number; value: Blob };
}

/** Each tab has its own recording: the last ones are stored. */
const limit = 5;

const recordings = defineDatabase<Stores>('obriy-qa', [
  // There was a place for one, whichever tab had opened it.
  () => undefined,
  (database) => void database.createObjectStore('opened', { autoIncrement: true }),
]);

/**
 * Stores a recording for the next document and returns its number; it may exceed other storages. Throws QaFailure
 * without IndexedDB.
 */
async function persistOpened(recording: Recording): Promise<number> {
  try {
    return await recordings.once(async (database) => {
      const number = await database.put('opened', new Blob([recordingText(recording)]));
      await database.delete('opened', IDBKeyRange.upperBound(number - limit));
      return number;
    });
  } catch {
    throw new QaFailure('notStored');
  }
}

/** A browser without storage counts as empty. */
async function found(number: number): Promise<Blob | undefined> {
  try {
    return await recordings.once(async (database) => database.get('opened', number));
  } catch {
    return undefined;
  }
}

/** Throws QaFailure when there is none. */
export async function readOpened(number: number): Promise<Blob> {
  const opened = await found(number);
  if (opened === undefined) throw new QaFailure('nothingOpened');
  return opened;
}

/** Shows a recording in a document of its own. */
export async function openRecording(recording: Recording): Promise<void> {
  goToOpened(await persistOpened(recording));
}
