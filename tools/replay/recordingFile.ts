import { readFile, writeFile } from 'node:fs/promises';
import { isRecording, isZip, recordingInReport } from '@obriy/recorder';
import { unzipSync } from 'fflate';
import type { Recording } from '../../src/app/qa/headless.ts';
import { errorCode } from '../../server/process.ts';
import { StartError } from '../../server/startError.ts';
import type { Headless } from './headless.ts';

function unzipped(file: string, bytes: Uint8Array): Uint8Array {
  try {
    const found = unzipSync(bytes, { filter: isRecording })[recordingInReport];
    if (found !== undefined) return found;
  } catch {
    throw new StartError(`${file}: its zip is broken`);
  }
  throw new StartError(`${file}: is a bug report without a recording`);
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StartError(
      errorCode(error) === 'ENOENT'
        ? `${file}: there is no such file`
        : `${file}: cannot be read (${String(errorCode(error))})`,
    );
  }
}

function parsed(file: string, bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(isZip(bytes) ? unzipped(file, bytes) : bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StartError(`${file}: is no JSON`);
  }
}

/** From a file of its own, or from a bug report. */
export async function readFrom(file: string, { readRecording, RecordingInvalid }: Headless): Promise<Recording> {
  const json = parsed(file, await bytesOf(file));
  try {
    return readRecording(json);
  } catch (error) {
    if (error instanceof RecordingInvalid) throw new StartError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Writes one action or state per line, so that diffs are readable. */
function fileText(recording: Recording): string {
  const { actionsById, committedState, recording: meta, ...rest } = recording;
  const { digests, changes, notes, ...facts } = meta;
  const lines = (items: readonly string[]): string => (items.length === 0 ? '' : `\n${items.join(',\n')}\n`);
  const fields = (value: object): string =>
    Object.entries(value)
      .map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`)
      .join(',\n');
  const list = (items: readonly unknown[]): string => `[${lines(items.map((item) => JSON.stringify(item)))}]`;
  const byKey = (value: object): string =>
    `{${lines(Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`))}}`;
  return `{
"recording": {
${fields(facts)},
"notes": ${list(notes)},
"digests": ${list(digests)},
"changes": ${list(changes)}
},
${fields(rest)},
"committedState": ${byKey(committedState as object)},
"actionsById": ${byKey(actionsById)}
}
`;
}

export async function writeTo(file: string, recording: Recording): Promise<void> {
  if (file.endsWith('.zip')) {
    throw new StartError(`${file}: take ${recordingInReport} out of the report, and accept that`);
  }
  await writeFile(file, fileText(recording));
}
