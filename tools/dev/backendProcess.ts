import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Editors write one file in several steps; what comes within this many milliseconds is one change. */
const burst = 80;

export interface BackendProcess {
  /** Where the backend listens now; undefined while it starts, or stands still because of a mistake in a file. */
  origin(): string | undefined;
  stop(): void;
}

/** The backend in a process of its own, so that a change of its code needs no cleaning up; it follows its content by itself. */
export function runBackend(onReady: () => void): BackendProcess {
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const start = (): void => {
    child?.kill();
    origin = undefined;
    const started = fork(path.join(import.meta.dirname, 'serveBackend.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] });
    child = started;
    started.on('message', (message) => {
      if (child !== started || typeof message !== 'string') return;
      origin = message;
      onReady();
    });
  };

  // Whatever the backend is made of: a change in one of these starts it anew.
  const folders = ['server', 'contract'].map((folder) => path.join(root, folder));
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(start, burst);
    }),
  );
  start();

  return {
    origin: () => origin,
    stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      child?.kill();
    },
  };
}
