import type { CacheFolder } from './cacheFolder.ts';
import type { TaskQueue } from './taskQueue.ts';
import { inspectPicture, PictureFacts } from './inspectPicture.ts';
import { createSingleFlight } from './singleFlight.ts';

/** Increase the number when the inspection changes: older facts are then ignored. */
const factsName = 'facts-3.json';

function parseFacts(bytes: Buffer | undefined): PictureFacts | undefined {
  if (bytes === undefined) return undefined;
  try {
    return PictureFacts.parse(JSON.parse(bytes.toString()));
  } catch {
    // An invalid cache file: inspect the picture again.
    return undefined;
  }
}

/** Looks at each picture once in the life of its bytes. */
export function createPictureFacts(
  cache: CacheFolder,
  queue: TaskQueue,
): (hash: string, master: Buffer) => Promise<PictureFacts> {
  const inspections = createSingleFlight<PictureFacts>();
  return async (hash, master) =>
    inspections.run(hash, async () => {
      const stored = parseFacts(await cache.read(hash, factsName));
      if (stored !== undefined) return stored;
      const facts = await queue(async () => inspectPicture(master), 'request');
      await cache.write(hash, factsName, JSON.stringify(facts));
      return facts;
    });
}
