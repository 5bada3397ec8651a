import { useEffect, useState } from 'react';
import { retryImport } from './retryImport.ts';

interface LatePart<Module> {
  readonly part: Module | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches a part of the site once it is wanted. `load` is made once, outside of the component. */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): LatePart<Module> {
  const [part, setPart] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || failed || part !== null) return undefined;
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
  }, [load, wanted, failed, part]);

  return { part, failed, retry: () => setFailed(false) };
}
