import { readFile, writeFile } from 'node:fs/promises';
import type { Recording } from '../../src/app/qa/headless.ts';
import { errorCode } from '../../server/process.ts';
import { StartError } from '../../server/startError.ts';
import type { Headless } from './headless.ts';

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(errorCode(error) === 'ENOENT' ? `${file}: there is no such file` : `${file}: cannot be read (${String(errorCode(error))})`);
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StartError(`${file}: is no JSON`);
  }
}

export async function readFrom(file: string, { readRecording, RecordingInvalid }: Headless): Promise<Recording> {
  const json = parsed(file, await textOf(file));
  try {
    return readRecording(json);
  } catch (error) {
    if (error instanceof RecordingInvalid) throw new StartError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Actions and states a line each: a change of a file can be read. */
function fileText(recording: Recording): string {
  const { actionsById, committedState, recording: meta, ...rest } = recording;
  const { digests, changes, notes, ...facts } = meta;
  const lines = (items: readonly string[]): string => (items.length === 0 ? '' : `\n${items.join(',\n')}\n`);
  const fields = (value: object): string => Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`).join(',\n');
  const list = (items: readonly unknown[]): string => `[${lines(items.map((item) => JSON.stringify(item)))}]`;
  const byKey = (value: object): string => `{${lines(Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`))}}`;
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
  await writeFile(file, fileText(recording));
}
