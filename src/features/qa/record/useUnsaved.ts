import { useEffect, useState } from 'react';
import type { RecorderStatus } from '#shared/recording';

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface Unsaved {
  /** Whether there are steps that no file holds: the browser asks before the document goes with them. */
  readonly unsaved: boolean;
  /** To be called when a file holds them all, or nobody wants them. */
  readonly settle: () => void;
}

/** Keeps what was recorded from going with its document unasked. */
export function useUnsaved({ steps, folded }: RecorderStatus): Unsaved {
  const happened = steps + folded;
  const [saved, setSaved] = useState(0);
  // Another recording has begun.
  if (saved > happened) setSaved(0);
  const unsaved = happened > saved;

  useEffect(() => {
    if (!unsaved) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return { unsaved, settle: () => setSaved(happened) };
}
