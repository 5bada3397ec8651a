import type { RenderFailure } from '../../../contract/renderer.ts';
import { framesOf } from '../../process.ts';

/** Milliseconds between two lines about one outage. */
const pause = 30_000;

/** Logs once that pages lack backend data, and again while the outage lasts. */
export function reportOutage(log: (text: string) => void, now: () => number = Date.now): () => void {
  let loggedAt = -Infinity;
  return () => {
    if (now() - loggedAt < pause) return;
    loggedAt = now();
    log('The backend fails: pages are rendered without its data and not cached');
  };
}

/** Milliseconds between two equal lines. */
const repeatPause = 600_000;

/** A bound on the distinct lines: a message that differs each time must not fill the memory. */
const mostLines = 200;

/** Logs each new line with its detail, and then how often it occurred, every ten minutes while it goes on. */
export function logOnce(
  log: (text: string) => void,
  now: () => number = Date.now,
): (line: string, detail?: string) => void {
  const known = new Map<string, { readonly loggedAt: number; readonly count: number }>();
  return (line, detail = '') => {
    const before = known.get(line);
    if (before !== undefined && now() - before.loggedAt < repeatPause) {
      known.set(line, { ...before, count: before.count + 1 });
      return;
    }
    known.delete(line);
    known.set(line, { loggedAt: now(), count: 0 });
    if (known.size > mostLines) known.delete(known.keys().next().value ?? '');
    log(before === undefined ? line + detail : `${line} (${before.count + 1} times more)`);
  };
}

/** The error's first line without any text that a visitor wrote into the address. */
function nameOf(error: unknown, written: readonly string[]): string {
  const [first = ''] = String(error).split('\n');
  return written.reduce((text, value) => text.replaceAll(value, '…'), first).slice(0, 200);
}

/** Logs render errors, each once with its stack. */
export function reportFailures(
  log: (text: string) => void,
  now?: () => number,
): (failure: RenderFailure, search: URLSearchParams) => void {
  const logLine = logOnce(log, now);
  return ({ error, block, route }, search) => {
    const written = [...search.values()].filter((value) => value.length > 2);
    const place =
      block === null ? `The page ${route ?? ''} failed` : `Block "${block}" of ${route ?? 'a page'} was left out`;
    logLine(`${place}: ${nameOf(error, written)}`, ['', ...framesOf(error).slice(0, 8)].join('\n    '));
  };
}
