import type { RenderQueue } from './renderQueue.ts';

interface Flight<T> {
  /** The edition of the content with which it began; undefined until its turn has come. */
  readonly begun: { edition?: number };
  readonly result: Promise<T>;
}

export interface SingleFlight<T> {
  /** Joins the flight of this key that is under way, unless it began with an older edition: then the next one begins after it. */
  join(key: string, task: (edition: number) => Promise<T>): Promise<T>;
}

export function createSingleFlight<T>(queue: RenderQueue, currentEdition: () => number): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  const fly = async (
    key: string,
    begun: Flight<T>['begun'],
    earlier: Flight<T> | undefined,
    task: (edition: number) => Promise<T>,
  ): Promise<T> => {
    try {
      // How it ends is for those who asked for it; this one only comes after.
      await Promise.allSettled([earlier?.result]);
      return await queue.run(() => {
        begun.edition = currentEdition();
        return task(begun.edition);
      });
    } finally {
      if (flights.get(key)?.begun === begun) flights.delete(key);
    }
  };

  return {
    join(key, task) {
      const earlier = flights.get(key);
      if (earlier !== undefined && (earlier.begun.edition ?? currentEdition()) === currentEdition()) {
        return earlier.result;
      }
      const begun = {};
      const result = fly(key, begun, earlier, task);
      flights.set(key, { begun, result });
      return result;
    },
  };
}
