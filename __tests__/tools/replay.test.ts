import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import * as headless from '../../src/app/qa/headless.ts';
import { readReplayOptions } from '../../tools/replay/options.ts';
import { replayFiles } from '../../tools/replay/replayFiles.ts';
import type { Recording } from '../../src/app/qa/headless.ts';
import { siteRecorder } from '../../src/app/qa/wholeReducer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'obriy-replay-'));
});
afterEach(() => rm(folder, { recursive: true }));

function recordedSession(): Recording {
  const recorder = siteRecorder();
  const store = headless.makeStore({
    fetch: () => Promise.reject(new Error('No network')),
    enhancers: [recorder.enhancer],
  });
  recorder.start();
  store.dispatch({ type: 'language/languageChanged', payload: 'en' });
  store.dispatch({ type: 'map/mapActivated', payload: 'contacts' });
  return recorder.save();
}

async function replayed(text: string, accept = false) {
  const file = path.join(folder, 'session.json');
  await writeFile(file, text);
  let stdout = '';
  const right = await replayFiles({ accept, files: [file] }, headless, (words) => {
    stdout += words;
  });
  return { right, stdout: stdout.replaceAll(file, 'session.json'), file };
}

/** A recording with another result than the reducer gives. */
function changed(recording: Recording): string {
  const { digests, changes } = recording.recording;
  return JSON.stringify({
    ...recording,
    recording: {
      ...recording.recording,
      digests: digests.map((digest, step) => (step < 2 ? digest : 'ffff')),
      changes: changes.map((change, step) => (step < 2 ? change : { '/map/active': '"projects"' })),
    },
  });
}

it('prints the length of a session that replays as recorded', async () => {
  expect(await replayed(JSON.stringify(recordedSession()))).toMatchObject({
    right: true,
    stdout: 'session.json: 2 steps, as they were recorded.\n',
  });
});

it('prints the first step that differs, with expected and found', async () => {
  const { right, stdout } = await replayed(changed(recordedSession()));
  expect(right).toBe(false);
  expect(stdout).toBe(
    [
      'session.json: step 2 of 2, map/mapActivated, gives another state.',
      '  /map/active',
      '    expected "projects"',
      '    found    "contacts"',
      '',
    ].join('\n'),
  );
});

it('accepts the current result on request', async () => {
  const { right, stdout, file } = await replayed(changed(recordedSession()), true);
  expect(right).toBe(true);
  expect(stdout).toContain('session.json: 2 steps, accepted as they are now.\n');
  expect(await replayed(await readFile(file, 'utf8'))).toMatchObject({ right: true });
});

it('reports another Redux Toolkit version', async () => {
  const recording = recordedSession();
  const older = JSON.parse(changed(recording)) as Recording;
  const { stdout } = await replayed(JSON.stringify({ ...older, recording: { ...older.recording, rtk: '1.0.0' } }));
  expect(stdout).toContain('Recorded with Redux Toolkit 1.0.0, replayed with');
});

it.each([
  ['{', 'is no JSON'],
  ['{"actions": []}', 'Not a recording: monitorState is not an object'],
])('reports an invalid file with its name and field: %s', async (text, words) => {
  await expect(replayed(text)).rejects.toThrow(words);
});

describe('a bug report', () => {
  const inReport = async (files: Readonly<Record<string, Uint8Array>>): Promise<string> => {
    const file = path.join(folder, 'bug.zip');
    await writeFile(file, zipSync(files));
    return file;
  };
  const replay = (file: string, accept = false) => replayFiles({ accept, files: [file] }, headless, () => undefined);

  it('is replayed as it is', async () => {
    expect(await replay(await inReport({ 'recording.json': strToU8(JSON.stringify(recordedSession())) }))).toBe(true);
    expect(await replay(await inReport({ 'recording.json': strToU8(changed(recordedSession())) }))).toBe(false);
  });

  it('without a recording, or broken, is reported', async () => {
    await expect(replay(await inReport({ 'report.json': strToU8('{}') }))).rejects.toThrow(
      'bug.zip: is a bug report without a recording',
    );
    await expect(replayed('PK\u0003\u0004 and no more')).rejects.toThrow('its zip is broken');
  });

  it('is not overwritten by --accept', async () => {
    const file = await inReport({ 'recording.json': strToU8(changed(recordedSession())) });
    const before = await readFile(file);
    await expect(replay(file, true)).rejects.toThrow('take recording.json out of the report');
    expect(await readFile(file)).toEqual(before);
  });
});

it('reports a missing file by name', async () => {
  await expect(
    replayFiles({ accept: false, files: [path.join(folder, 'none.json')] }, headless, () => undefined),
  ).rejects.toThrow('none.json: there is no such file');
});

it('prints its usage without a file, or with an unknown option', () => {
  expect(readReplayOptions(['--accept', 'a.json', 'b.json'])).toEqual({ accept: true, files: ['a.json', 'b.json'] });
  expect(() => readReplayOptions([])).toThrow('npm run tool replay -- FILE');
  expect(() => readReplayOptions(['--force', 'a.json'])).toThrow('npm run tool replay -- FILE');
});
