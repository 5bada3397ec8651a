/** A slow phone answers a tap between two tasks, and not within one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What the promise gives; null when it takes longer than so many milliseconds. */
export async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** In how many seconds an answer wants to be asked for again; undefined when it does not say. */
export function retryAfterOf(response: Response | undefined): number | undefined {
  const said = response?.headers.get('Retry-After')?.trim();
  if (said === undefined) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
