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
    try {
      good = { value: await make() };
      failure = undefined;
      // A value cleared while it was made may hold old content.
      freshUntil = started === round ? now() + lifetime : -Infinity;
    } catch (error) {
      failure = { error, until: now() + pause };
      failed(error);
    }
  };

  return {
    async get() {
      if (now() >= freshUntil && now() >= (failure?.until ?? -Infinity)) {
        making ??= renew().finally(() => {
          making = undefined;
        });
        if (good === undefined || freshUntil === -Infinity) await making;
      }
      if (good !== undefined) return good.value;
      throw failure?.error;
    },
    clear() {
      round += 1;
      freshUntil = -Infinity;
      failure = undefined;
    },
  };
}
