import { strFromU8, unzipSync } from 'fflate';
import { readRecording, type Recording } from '#shared/recording';
import { QaFailure } from '../qaFailure.ts';

/** The name of a recording within a bug report. */
export const recordingInReport = 'recording.json';

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

function textOf(bytes: Uint8Array): string {
  if (!isZip(bytes)) return new TextDecoder().decode(bytes);
  const found = unzipSync(bytes, { filter: ({ name }) => name === recordingInReport })[recordingInReport];
  if (found === undefined) throw new QaFailure('noRecordingInZip');
  return strFromU8(found);
}

/** The recording of a file: its own, or that of a bug report. Throws QaFailure or RecordingInvalid. */
export async function readFile(file: Blob): Promise<Recording> {
  return readRecording(parse(textOf(new Uint8Array(await file.arrayBuffer()))));
}
