import type { DBSchema } from 'idb';
import { QaFailure, recordingText } from '#features/qa';
import { defineDatabase } from '#shared/database';
import type { Recording } from '#shared/recording';

interface Stores extends DBSchema {
  recordings: { key: 'opened'; value: Blob };
}

const kept = defineDatabase<Stores>('obriy-qa', [(database) => void database.createObjectStore('recordings')]);

/** Keeps a recording over the change of documents. It may be too long for anything else that does. */
export async function keepOpened(recording: Recording): Promise<void> {
  await kept.once(async (database) => database.put('recordings', new Blob([recordingText(recording)]), 'opened'));
}

/** Throws QaFailure when there is none. */
export async function readOpened(): Promise<Blob> {
  const opened = await kept.once(async (database) => database.get('recordings', 'opened'));
  if (opened === undefined) throw new QaFailure('nothingOpened');
  return opened;
}
