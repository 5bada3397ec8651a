import { useEffect } from 'react';
import { releaseIsGone } from '#shared/loading';
import { mayReload } from './mayReload.ts';

/** Without a connection the worker has a page that says what can be read; without a worker nobody has. */
function workerHasPage(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Fetches the page as a whole document where that helps: its release is gone, or it cannot come and the worker knows what to say. */
export function useNewDocument(lost: boolean): void {
  useEffect(() => {
    if (!lost) return undefined;
    let left = false;
    const decide = async (): Promise<void> => {
      if (!workerHasPage() && !(await releaseIsGone())) return;
      if (!left && mayReload()) window.location.reload();
    };
    void decide();
    return () => {
      left = true;
    };
  }, [lost]);
}
