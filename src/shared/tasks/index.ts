export {
  awaitHydration,
  endHydration,
  endHydrationWithoutBlocks,
  neverChanges,
  useHydrated,
  whenHydrated,
} from './hydration.ts';

/** Splits work: a slow phone reacts to a tap only between two tasks. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves with null after so many milliseconds. */
export async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Seconds of a response's Retry-After; undefined without one. */
export function retryAfterOf(response: Response | undefined): number | undefined {
  const header = response?.headers.get('Retry-After')?.trim();
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Runs the task in the next frame; what it plans comes after that is painted. Returns how to stop waiting. */
export function nextFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}
