/** A slow phone answers a tap between two tasks, and not within one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What the promise gives; null when it takes longer than so many milliseconds. */
export async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
