import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from '../../server/siteSettings.ts';
import { watchFolder } from '../../server/backend/watchFolder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the process says when it listens, and when the content has changed. */
export interface ReadyMessage extends Pick<SiteSettings, 'masterPlanUrl'> {
  readonly origin: string;
}

interface BackendProcess {
  /** Where the backend listens now; undefined while it starts, or stands still because of a mistake in a file. */
  origin(): string | undefined;
  /** Resolves when the process listens or ends for the first time, with the settings that follow from the content. */
  readonly started: Promise<Pick<SiteSettings, 'masterPlanUrl'>>;
  stop(): void;
}

/**
 * The backend in a process of its own, so that a change of its code needs no cleaning up. While it runs it follows its content
 * by itself; a mistake that kept it from starting is looked at again when the content changes.
 */
export function runBackend(contentDir: string, onReady: () => void): BackendProcess {
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  const { promise: firstStart, resolve: onFirstStart } = Promise.withResolvers<Pick<SiteSettings, 'masterPlanUrl'>>();

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

  // Whatever the backend is made of: a change in one of these starts it anew.
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
