/** Works through a list, a few entries at a time; stops at the first that fails. */
export async function inTurns<T>(entries: Iterable<T>, atOnce: number, work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = entries[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true && !failed; next = waiting.next()) await work(next.value);
  };
  const workers = Array.from({ length: atOnce }, async () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
