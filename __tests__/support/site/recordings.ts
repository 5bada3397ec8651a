import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording, type Recording } from '@obriy/recorder';

const folder = path.join(import.meta.dirname, '../../recordings');

export interface RecordingFile {
  readonly name: string;
  readonly recording: Recording;
}

function recordingFrom(text: string): Recording {
  return readRecording(JSON.parse(text));
}

/** Sessions on the real site, as `npm run tool recordings` made them. */
export const recordingFiles: readonly RecordingFile[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: path.basename(file, '.json'),
    recording: recordingFrom(readFileSync(path.join(folder, file), 'utf8')),
  }));
