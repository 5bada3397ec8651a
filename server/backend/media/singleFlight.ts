interface SingleFlight<T> {
  /** Concurrent callers with the same key share one promise. */
  run(key: string, task: () => Promise<T>): Promise<T>;
  /** Once nothing is being worked on. */
  settled(): Promise<void>;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return {
    run(key, task) {
      const known = running.get(key);
      if (known !== undefined) return known;
      const work = task().finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
  };
}
