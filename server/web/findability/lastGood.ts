export interface LastGood<T> {
  /**
   * The last good value. An expired value is returned while a new one is made in the background; after `clear` callers
   * wait for the new value. Rejects only when no value could ever be made.
   */
  get(): Promise<T>;
  /** Marks the value as out of date. */
  clear(): void;
}

interface LastGoodOptions<T> {
  make: () => Promise<T>;
  /** Milliseconds until the value expires: a remote backend does not announce changes. */
  lifetime: number;
  /** Milliseconds between two failing tries; until then callers get the old value. */
  pause: number;
  /** Called with the reason of a failure. */
  failed: (error: unknown) => void;
  now?: () => number;
}

/** Caches a value and serves it while it cannot be made anew. */
export function createLastGood<T>({ make, lifetime, pause, failed, now = Date.now }: LastGoodOptions<T>): LastGood<T> {
  let good: { value: T } | undefined;
  let freshUntil = -Infinity;
  let failure: { error: unknown; until: number } | undefined;
  let making: Promise<void> | undefined;
  let round = 0;

  const renew = async (): Promise<void> => {
    const started = round;
    // Cleared while it is made: it may hold old content, and is better than nothing for those who wait for it.
    const isOld = (): boolean => started !== round;
    try {
      const value = await make();
      if (isOld() && good !== undefined) return;
      good = { value };
      failure = undefined;
      freshUntil = isOld() ? -Infinity : now() + lifetime;
    } catch (error) {
      failed(error);
      if (isOld() && good !== undefined) return;
      failure = { error, until: isOld() ? -Infinity : now() + pause };
    }
  };

  return {
    async get() {
      if (now() >= freshUntil && now() >= (failure?.until ?? -Infinity)) {
        making ??= renew();
        const own = making;
        void own.then(() => {
          if (making === own) making = undefined;
        });
        if (good === undefined || freshUntil === -Infinity) await own;
      }
      if (good !== undefined) return good.value;
      throw failure?.error;
    },
    clear() {
      round += 1;
      making = undefined;
      freshUntil = -Infinity;
      failure = undefined;
    },
  };
}
