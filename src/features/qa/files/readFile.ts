import { strFromU8, unzipSync } from 'fflate';
import { readRecording, type Recording } from '@obriy/recorder';
import { QaFailure } from '../qaFailure.ts';

/** The name of a recording within a bug report. */
export const recordingInReport = 'recording.json';

/** Bytes; the largest recordings have a tenth of it. A page that reads more stands still, or falls. */
const largest = 200_000_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new QaFailure('notJson');
  }
}

/** Every zip begins so, whatever its name says. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function refuseIfTooLarge(size: number): void {
  if (size > largest) throw new QaFailure('tooLarge');
}

/** The recording within a zip, as far as it is there and can be read. */
function unzipped(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== recordingInReport) return false;
        refuseIfTooLarge(originalSize);
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

/** A folder is dropped as if it were a file; a file may have gone, or be somebody else's. */
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
