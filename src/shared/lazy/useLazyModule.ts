import { useEffect, useLayoutEffect, useState } from 'react';

/** The names of all chunks are in it, so that it is another file in every release. */
const runtimeScript = 'script[src*="/assets/runtime."]';

/** Milliseconds after which a silent network counts as offline. */
const timeout = 10_000;

/** gone: the files of this release are no longer served, so only a reload helps; away: no response. */
export type SiteState = 'there' | 'gone' | 'away';

export async function checkSite(): Promise<SiteState> {
  const runtime = document.querySelector<HTMLScriptElement>(runtimeScript);
  if (runtime === null) return 'there';
  try {
    const { status } = await fetch(runtime.src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    if (status === 404) return 'gone';
    return status < 500 ? 'there' : 'away';
  } catch {
    return 'away';
  }
}

/** Milliseconds before each further attempt. */
const delays = [300, 1200];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** A part of the site that could not be fetched; the visitor is offered a reload. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

interface CssFailure {
  readonly code: 'CSS_CHUNK_LOAD_FAILED';
  readonly request: string;
}

function isCssFailure(error: unknown): error is CssFailure {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
}

function toLoadFailure(error: unknown): LoadFailure {
  return isCssFailure(error)
    ? new LoadFailure(`Unable to preload CSS for ${error.request}`, { cause: error })
    : new LoadFailure('Unable to load a part of the site', { cause: error });
}

/** Imports a chunk, again after a pause when the network lost it; webpack forgets a failed chunk by itself. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      // Without a network there is nothing to wait for.
      if (!navigator.onLine) break;
      await wait(delay);
    }
  }
  return load().catch((error: unknown) => {
    throw toLoadFailure(error);
  });
}

interface LazyModule<Module> {
  readonly part: Module | null;
  readonly failed: boolean;
  /** Loads again after a failure. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

interface Settled<Module> {
  /** Absent: to be loaded again. */
  readonly load?: () => Promise<Module>;
  readonly part: Module | null;
  /** The visitor asked to load it again. */
  readonly requested?: true;
}

/** Loads a module once `enabled`, again when `load` changes, and after a failure when the network is back. A requested retry reloads the document when its release is gone. Define `load` outside of the component, or memoize it. */
export function useLazyModule<Module>(load: () => Promise<Module>, enabled: boolean): LazyModule<Module> {
  const [settled, setSettled] = useState<Settled<Module>>();
  const done = settled?.load === load;
  const retrying = !done && settled?.part === null;
  const requested = retrying && settled.requested === true;

  useEffect(() => {
    if (!enabled || done) return undefined;
    let left = false;
    const settle = (part: Module | null): void => {
      if (!left) setSettled({ load, part });
    };
    const fail = async (): Promise<void> => {
      // Only on request: a reload would interrupt a visitor who types.
      if (requested && (await checkSite()) === 'gone' && !left) window.location.reload();
      settle(null);
    };
    retryImport(load).then(settle, fail);
    return () => {
      left = true;
    };
  }, [load, enabled, done, requested]);

  // A part that loads again, for the texts of another language, stays meanwhile.
  const part = settled?.part ?? null;
  const failed = done && part === null;
  // Before the failure shows: the network may come back as it does.
  useLayoutEffect(() => {
    if (!failed) return undefined;
    const retry = (): void => setSettled({ part: null });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);

  return { part, failed, retrying, retry: () => setSettled({ part: null, requested: true }) };
}

/** Milliseconds until a browser that is never idle, or lacks the API, counts as idle. */
const idleTimeout = 2000;

/** Runs the task when the browser has nothing more urgent to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: idleTimeout });
  else setTimeout(task, idleTimeout / 10);
}

/** Runs the task when the page has loaded, and the browser has nothing more urgent to do. */
export function whenLoaded(task: () => void): void {
  const begin = (): void => whenIdle(task);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
