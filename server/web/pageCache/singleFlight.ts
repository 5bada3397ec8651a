import type { RenderQueue } from './renderQueue.ts';

interface Flight<T> {
  /** The edition of the content at its start; undefined while it is queued. */
  readonly begun: { edition?: number };
  readonly result: Promise<T>;
}

interface SingleFlight<T> {
  /** Joins the running flight of this key, unless that began with an older edition: then a new one starts after it. */
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
      // Its callers handle its failure.
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
