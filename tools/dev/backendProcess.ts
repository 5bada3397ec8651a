import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { watchFolder } from '../../server/backend/watchFolder.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface BackendProcess {
  /** Where the backend listens now; undefined while it starts, or stands still because of a mistake in a file. */
  origin(): string | undefined;
  stop(): void;
}

/**
 * The backend in a process of its own, so that a change of its code needs no cleaning up. While it runs it follows its content
 * by itself; a mistake that kept it from starting is looked at again when the content changes.
 */
export function runBackend(contentDir: string, onReady: () => void): BackendProcess {
  let child: ChildProcess | undefined;
  let origin: string | undefined;

  const start = (): void => {
    child?.kill();
    origin = undefined;
    const started = fork(path.join(import.meta.dirname, 'serveBackend.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child = started;
    started.on('message', (message) => {
      if (child !== started || typeof message !== 'string') return;
      origin = message;
      onReady();
    });
  };

  // Whatever the backend is made of: a change in one of these starts it anew.
  const stopWatching = ['server', 'contract', 'domain'].map((folder) => watchFolder(path.join(root, folder), start));
  if (existsSync(contentDir)) stopWatching.push(watchFolder(contentDir, () => origin === undefined && start()));
  start();

  return {
    origin: () => origin,
    stop() {
      for (const stop of stopWatching) stop();
      child?.kill();
    },
  };
}
