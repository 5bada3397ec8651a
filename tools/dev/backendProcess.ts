import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OwnSettings } from '../../server/web/hostingPage.ts';
import { watchFolder } from '../../server/backend/watchFolder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The messages of the process when it listens, and when the content has changed. */
export interface ReadyMessage extends OwnSettings {
  readonly origin: string;
}

interface BackendProcess {
  /** The address of the backend; undefined while it starts, or stopped because of an error in a file. */
  origin(): string | undefined;
  /** Resolves when the process first listens or exits, with the settings from the content. */
  readonly started: Promise<OwnSettings>;
  stop(): void;
}

/**
 * Runs the backend in a child process, so that a code change needs no cleanup. It reloads its content itself; after an
 * error at the start, it starts again when the content changes.
 */
export function runBackend(contentDir: string, onReady: () => void): BackendProcess {
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  const { promise: firstStart, resolve: onFirstStart } = Promise.withResolvers<OwnSettings>();

  const start = (): void => {
    child?.kill();
    origin = undefined;
    const started = fork(path.join(import.meta.dirname, 'serveBackend.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child = started;
    started.once('exit', () => onFirstStart({}));
    started.on('message', (message) => {
      if (child !== started) return;
      const { origin: where, ...settings } = message as ReadyMessage;
      origin = where;
      onFirstStart(settings);
      onReady();
    });
  };

  // The sources of the backend: a change in one of them restarts it.
  const stopWatching = ['server', 'contract', 'domain'].map((folder) => watchFolder(path.join(root, folder), start));
  if (existsSync(contentDir)) stopWatching.push(watchFolder(contentDir, () => origin === undefined && start()));
  start();

  return {
    origin: () => origin,
    started: firstStart,
    stop() {
      for (const stop of stopWatching) stop();
      child?.kill();
    },
  };
}
