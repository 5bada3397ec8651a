import { defaultLanguage } from '#domain/languages.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { BackendLogger } from '../liveContent.ts';
import { flatsOf } from '../responses/flats.ts';
import { type FlatChanges, flatKeyOf, type ChangedFlat } from './flatChanges.ts';
import type { PublishedFlat } from '../database/tables.ts';

const publishedFlats = (snapshot: Snapshot): PublishedFlat[] =>
  snapshot[defaultLanguage].projects.flatMap((project) =>
    flatsOf(project).map(({ id, price, status }) => ({ project: project.alias, flat: id, price, status })),
  );

/** The statuses that these flats have in the content, without their prices. */
export function statusesIn(content: Snapshot, flats: readonly Pick<ChangedFlat, 'project' | 'flat'>[]): ChangedFlat[] {
  const keys = new Set(flats.map(flatKeyOf));
  return publishedFlats(content)
    .filter((each) => keys.has(flatKeyOf(each)))
    .map(({ project, flat, status }) => ({ project, flat, status }));
}

/** Milliseconds. */
const retryPause = 60_000;

interface RecordOptions {
  readonly changes: FlatChanges;
  readonly logger: BackendLogger;
  readonly onRecorded: () => void;
}

interface FlatRecorder {
  /** Never rejects: content is published also while the database is unavailable, and recorded once it is back. */
  record(snapshot: Snapshot): Promise<void>;
  /** Statuses that changed without the content, such as reservations; the prices stay as they were recorded. */
  recordStatuses(flats: readonly ChangedFlat[]): void;
  close(): void;
}

export function createFlatRecorder({ changes, logger, onRecorded }: RecordOptions): FlatRecorder {
  let timer: NodeJS.Timeout | undefined;
  /** An older one must not be recorded after it, as if it had been published later; null: there is nothing to record. */
  let latest: Snapshot | null = null;
  /** The newest of each flat. */
  const statuses = new Map<string, ChangedFlat>();
  let queue = Promise.resolve();
  let closed = false;

  const attempt = async (): Promise<void> => {
    const [snapshot, changed] = [latest, [...statuses.values()]];
    if (closed || (snapshot === null && changed.length === 0)) return;
    try {
      if (snapshot !== null) await changes.record(publishedFlats(snapshot));
      // By themselves: a flat may be in both.
      if (changed.length > 0) await changes.record(changed);
    } catch {
      if (closed) return;
      logger.error('Prices and statuses of flats were not recorded: the database is unavailable');
      clearTimeout(timer);
      timer = setTimeout(() => void enqueue(), retryPause).unref();
      return;
    }
    if (latest === snapshot) latest = null;
    for (const each of changed) {
      const key = flatKeyOf(each);
      if (statuses.get(key) === each) statuses.delete(key);
    }
    onRecorded();
  };
  // One attempt after another: it takes all that has come until it begins.
  const enqueue = async (): Promise<void> => {
    queue = queue.then(attempt);
    return queue;
  };
  return {
    async record(snapshot) {
      latest = snapshot;
      // The snapshot has these statuses, or newer ones.
      statuses.clear();
      await enqueue();
    },
    recordStatuses(flats) {
      for (const each of flats) statuses.set(flatKeyOf(each), each);
      void enqueue();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
