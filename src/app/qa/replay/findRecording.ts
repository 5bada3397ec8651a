import { QaFailure, readFile } from '#features/qa';
import type { Recording } from '#shared/recording';
import { readOpened } from '../openedRecording.ts';

async function download(address: string): Promise<Blob> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.blob();
  } catch {
    // Nobody there, or on another site, where this page may not look.
  }
  throw new QaFailure('unreachable', { address });
}

/** The recording at an address of the site, or the one that was opened under a number. Throws QaFailure or RecordingInvalid. */
export async function findRecording(address: string): Promise<Recording> {
  return readFile(await (/^\d+$/.test(address) ? readOpened(Number(address)) : download(address)));
}
