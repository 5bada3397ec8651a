import { openDB, type DBSchema } from 'idb';
import { QaFailure, recordingText } from '#features/qa';
import type { Recording } from '#shared/recording';

interface QaDatabase extends DBSchema {
  recordings: { key: 'opened'; value: Blob };
}

function open() {
  return openDB<QaDatabase>('obriy-qa', 1, { upgrade: (database) => void database.createObjectStore('recordings') });
}

/** Keeps a recording over the change of documents. It may be too long for anything else that does. */
export async function keepOpened(recording: Recording): Promise<void> {
  const database = await open();
  await database.put('recordings', new Blob([recordingText(recording)]), 'opened');
  database.close();
}

/** Throws QaFailure when there is none. */
export async function readOpened(): Promise<Blob> {
  const database = await open();
  const kept = await database.get('recordings', 'opened');
  database.close();
  if (kept === undefined) throw new QaFailure('nothingOpened');
  return kept;
}
