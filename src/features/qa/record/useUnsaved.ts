import { useEffect, useState } from 'react';
import type { RecorderStatus } from '#shared/recording';

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The browser asks before a document goes with steps that no file holds. Returns what to call when a file holds them all. */
export function useUnsaved({ steps, folded }: RecorderStatus): () => void {
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
  return () => setSaved(happened);
}
