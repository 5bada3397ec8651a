import type { Recording } from '@obriy/recorder';

/** The text of the one file that a recording is. */
export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording)}\n`;
}

export function recordingFile(recording: Recording): Blob {
  return new Blob([recordingText(recording)], { type: 'application/json' });
}
