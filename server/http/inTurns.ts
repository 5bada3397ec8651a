/**
 * Processes a list, a few entries at a time; results are in the order of the entries. After the first failure it starts no more, and throws
 * once those that run have ended.
 */
export async function inTurns<T, R>(
  entries: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = entries.entries();
  const failed = new AbortController();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true && !failed.signal.aborted; next = waiting.next()) {
      const [index, entry] = next.value;
      try {
        results[index] = await work(entry);
      } catch (error) {
        failed.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  failed.signal.throwIfAborted();
  return results;
}
