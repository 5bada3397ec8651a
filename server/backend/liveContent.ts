import type { Snapshot } from './content/assemble.ts';
import { loadContent } from './loadContent.ts';
import { ContentError } from './content/problems.ts';
import type { Media } from './ports.ts';
import { watchFolder } from './watchFolder.ts';

export interface BackendLogger {
  info(text: string): void;
  error(text: string): void;
}

interface LiveContent {
  snapshot: () => Snapshot;
  /** Returns how to stop listening. */
  onReload: (listener: () => void) => () => void;
  close(): void;
}

interface LiveContentOptions {
  contentDir: string;
  media: Media;
  logger: BackendLogger;
  watch: boolean;
  /** Awaited before content is served. */
  beforePublish: (snapshot: Snapshot) => Promise<void>;
}

/**
 * Reloads the content when its files change; after a broken change the last good content stays, and the problem is
 * logged.
 */
export async function createLiveContent({
  contentDir,
  media,
  logger,
  watch,
  beforePublish,
}: LiveContentOptions): Promise<LiveContent> {
  const load = async (): Promise<Snapshot> => {
    const loaded = await loadContent(contentDir, media);
    await beforePublish(loaded);
    return loaded;
  };
  let snapshot = await load();
  const listeners = new Set<() => void>();
  let loading = Promise.resolve();
  let isWaiting = false;

  const reload = async (): Promise<void> => {
    isWaiting = false;
    try {
      snapshot = await load();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      logger.error(`The content was not reloaded:\n${error.message}`);
      return;
    }
    logger.info('The content was reloaded');
    for (const listener of listeners) listener();
  };

  // One after another, so that an older state of the folder never replaces a newer one. A reload that has not begun
  // will read this change too.
  const changed = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    loading = loading
      .then(reload)
      .catch((error: unknown) => logger.error(`The content was not reloaded: ${String(error)}`));
  };
  const stop = watch ? watchFolder(contentDir, changed) : undefined;

  return {
    snapshot: () => snapshot,
    onReload(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => stop?.(),
  };
}
