export interface LastGood<T> {
  /**
   * What was made last. When its lifetime is over it is made again behind the answer, since a backend that hangs is no
   * reason to wait for what is at hand; only what was cleared is waited for. Rejects only when it could never be made.
   */
  get(): Promise<T>;
  /** What was made is out of date from now on. */
  clear(): void;
}

export interface LastGoodOptions<T> {
  make: () => Promise<T>;
  /** Milliseconds after which it is made again: a backend elsewhere does not say when its content changes. */
  lifetime: number;
  /** Milliseconds between two tries that fail: until then nobody waits for another one. */
  pause: number;
  /** Hears why it could not be made. */
  failed: (error: unknown) => void;
  now?: () => number;
}

/** Keeps what was made, and serves it on while it cannot be made anew. */
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
      // What was cleared meanwhile may have been made of the old content.
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
