import { isRecording, isZip, readRecording, type Recording, recordingInReport } from '@obriy/recorder';
import { strFromU8, unzipSync } from 'fflate';
import { QaFailure } from './messages.ts';

/** `2026-11-21-193407`, as file systems like it; to the second, for two tabs may record within a minute. */
function stampOf(iso: string): string {
  return iso.slice(0, 19).replace('T', '-').replaceAll(':', '');
}

/** Without the ending: the test is named after it too. */
export function recordingName({ recording: { startedAt, language } }: Recording): string {
  return `obriy-${stampOf(startedAt)}-${language}`;
}

export function reportName(now: Date): string {
  return `obriy-bug-${stampOf(now.toISOString())}.zip`;
}

/** The text of the one file that a recording is. */
export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording)}\n`;
}

export function recordingFile(recording: Recording): Blob {
  return new Blob([recordingText(recording)], { type: 'application/json' });
}

/** Bytes; the largest recordings have a tenth of it. A larger file would freeze or crash the page. */
const largest = 200_000_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new QaFailure('notJson');
  }
}

function refuseIfTooLarge(size: number): void {
  if (size > largest) throw new QaFailure('tooLarge');
}

/** The recording within a zip, as far as it is there and can be read. */
function unzipped(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return unzipSync(bytes, {
      filter: (file) => {
        if (!isRecording(file)) return false;
        refuseIfTooLarge(file.originalSize);
        return true;
      },
    })[recordingInReport];
  } catch (error) {
    throw error instanceof QaFailure ? error : new QaFailure('brokenZip');
  }
}

function textOf(bytes: Uint8Array): string {
  if (!isZip(bytes)) return new TextDecoder().decode(bytes);
  const found = unzipped(bytes);
  if (found === undefined) throw new QaFailure('noRecordingInZip');
  return strFromU8(found);
}

/** Rejects for a dropped folder, and for a file that is gone or not readable. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new QaFailure('unreadable');
  }
}

/** The recording of a file: its own, or that of a bug report. Throws QaFailure or RecordingInvalid. */
export async function readFile(file: Blob): Promise<Recording> {
  refuseIfTooLarge(file.size);
  return readRecording(parse(textOf(await bytesOf(file))));
}

/** A test that replays the recording and reports the first different step. */
export function testText(name: string): string {
  return `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstDifference, readRecording } from '@obriy/recorder';
import { wholeReducer } from '../../../src/app/qa/wholeReducer.ts';

test('${name} replays as it was recorded', () => {
  const text = readFileSync(path.join(__dirname, '../../recordings/${name}.json'), 'utf8');
  expect(firstDifference(readRecording(JSON.parse(text)), wholeReducer())).toBeNull();
});
`;
}

/** Throws QaFailure where the page has no clipboard, which needs https or localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new QaFailure('clipboard');
  }
}
