import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../server/startError.ts';
import type * as headless from '../../src/app/qa/headless.ts';

/** Types only: the module itself is built, because it imports components and styles. */
export type Headless = typeof headless;

const root = path.join(import.meta.dirname, '../..');
const built = path.join(root, 'dist/server/replay.js');
const sources = ['src/**/*.{ts,tsx}', '{contract,domain,packages/recorder}/**/*.ts', 'package-lock.json'];

function whenChanged(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isCurrent(): boolean {
  const since = whenChanged(built);
  return (
    since > 0 &&
    sources
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .every((file) => whenChanged(path.join(root, file)) <= since)
  );
}

/** The reducers of the sources; rebuilt unless the last build is newer than the sources. */
export async function loadHeadless(log: (text: string) => void): Promise<Headless> {
  if (!isCurrent()) {
    log('The reducers have changed since they were built: building them …\n');
    const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
    const { status } = spawnSync(process.execPath, [webpack, '--config-name', 'server'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new StartError('They could not be built; webpack says why above');
  }
  return (await import(pathToFileURL(built).href)) as Headless;
}
