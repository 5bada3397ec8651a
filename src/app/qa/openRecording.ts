import type { Recording } from '@obriy/recorder';
import { persistOpened } from './openedRecording.ts';
import { goToOpened } from './qaAddress.ts';

/** Shows a recording in a document of its own. */
export async function openRecording(recording: Recording): Promise<void> {
  goToOpened(await persistOpened(recording));
}
