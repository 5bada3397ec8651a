import { defaultLanguage } from '#domain/languages.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { BackendLogger } from '../liveContent.ts';
import { flatsOf } from '../responses/flats.ts';
import type { FlatChanges } from './flatChanges.ts';
import type { PublishedFlat } from './flatChangeTable.ts';

const publishedFlats = (snapshot: Snapshot): PublishedFlat[] =>
  snapshot[defaultLanguage].projects.flatMap((project) =>
    flatsOf(project).map(({ id, price, status }) => ({ project: project.alias, flat: id, price, status })),
  );

/** Milliseconds. */
const retryPause = 60_000;

interface RecordOptions {
  readonly changes: FlatChanges;
  readonly logger: BackendLogger;
  readonly onRecorded: () => void;
}

interface ContentRecorder {
  /** Never rejects: content is published also while the database is unavailable, and recorded once it is back. */
  record(snapshot: Snapshot): Promise<void>;
  close(): void;
}

export function createContentRecorder({ changes, logger, onRecorded }: RecordOptions): ContentRecorder {
  let timer: NodeJS.Timeout | undefined;
  /** Null once it is closed. An older one must not be recorded after it, as if it had been published later. */
  let latest: Snapshot | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const attempt = async (snapshot: Snapshot): Promise<boolean> => {
    if (snapshot !== latest) return false;
    try {
      await changes.record(publishedFlats(snapshot));
      return true;
    } catch {
      if (snapshot !== latest) return false;
      logger.error('Prices and statuses of flats were not recorded: the database is unavailable');
      timer = setTimeout(() => void record(snapshot), retryPause).unref();
      return false;
    }
  };
  const record = async (snapshot: Snapshot): Promise<void> => {
    clearTimeout(timer);
    latest = snapshot;
    // One after another: of those that wait, the latest alone is recorded.
    const done = queue.then(async () => attempt(snapshot));
    queue = done;
    if (await done) onRecorded();
  };
  return {
    record,
    close() {
      clearTimeout(timer);
      latest = null;
    },
  };
}
