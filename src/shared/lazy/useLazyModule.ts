import { useEffect, useState } from 'react';

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
  readonly retry: () => void;
}

/** Loads a module once `wanted`. Define `load` outside of the component. */
export function useLazyModule<Module>(load: () => Promise<Module>, enabled: boolean): LazyModule<Module> {
  const [part, setPart] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!enabled || failed || part !== null) return undefined;
    let gone = false;
    retryImport(load).then(
      (module) => {
        if (!gone) setPart(module);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, enabled, failed, part]);

  return { part, failed, retry: () => setFailed(false) };
}
