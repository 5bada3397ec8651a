/**
 * Runs a task for each item, `concurrency` at a time; results are in the order of the items. After the first failure it starts no more, and
 * throws once those that run have ended.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const failed = new AbortController();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true && !failed.signal.aborted; next = waiting.next()) {
      const [index, item] = next.value;
      try {
        results[index] = await task(item);
      } catch (error) {
        failed.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  failed.signal.throwIfAborted();
  return results;
}
