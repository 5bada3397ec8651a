/** Processes a list, a few entries at a time; stops at the first that fails. */
export async function inTurns<T>(
  entries: Iterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const waiting = entries[Symbol.iterator]();
  const failed = new AbortController();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true && !failed.signal.aborted; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => failed.abort(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  failed.signal.throwIfAborted();
}
