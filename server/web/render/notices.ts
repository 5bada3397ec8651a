import type { RenderFailure } from './renderer.ts';

/** Milliseconds between two lines about one outage. */
const pause = 30_000;

/** Tells the operator that pages are shown without what they are made of: once, and again while it goes on. */
export function tellOfOutage(tell: (text: string) => void, now: () => number = Date.now): () => void {
  let toldAt = -Infinity;
  return () => {
    if (now() - toldAt < pause) return;
    toldAt = now();
    tell('The backend does not answer as it should: pages are rendered without its answers, and kept by nobody');
  };
}

/** Milliseconds between two lines about one exception. */
const failurePause = 600_000;

/** Distinct exceptions that are known at a time: a message that differs each time must not fill the memory. */
const mostFailures = 200;

interface KnownFailure {
  readonly toldAt: number;
  /** Since it was told. */
  readonly count: number;
}

/** A line may say what went wrong, and nothing that a visitor wrote into the address. */
function nameOf(error: unknown, written: readonly string[]): string {
  const [first = ''] = String(error).split('\n');
  return written.reduce((text, value) => text.replaceAll(value, '…'), first).slice(0, 200);
}

function framesOf(error: unknown): string {
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 8).join('\n');
}

/** Tells the operator of exceptions in rendering: of each with its stack when it is new, then how often it came, every ten minutes. */
export function tellOfFailures(
  tell: (text: string) => void,
  now: () => number = Date.now,
): (failure: RenderFailure, search: URLSearchParams) => void {
  const known = new Map<string, KnownFailure>();
  return ({ error, block, route }, search) => {
    const written = [...search.values()].filter((value) => value.length > 2);
    const place =
      block === null ? `The page ${route ?? ''} failed` : `Block "${block}" of ${route ?? 'a page'} was left out`;
    const line = `${place}: ${nameOf(error, written)}`;
    const before = known.get(line);
    if (before !== undefined && now() - before.toldAt < failurePause) {
      known.set(line, { ...before, count: before.count + 1 });
      return;
    }
    known.delete(line);
    known.set(line, { toldAt: now(), count: 0 });
    if (known.size > mostFailures) known.delete(known.keys().next().value ?? '');
    tell(before === undefined ? `${line}\n${framesOf(error)}` : `${line} (${before.count + 1} times more)`);
  };
}
