import { useEffect } from 'react';
import { releaseIsGone } from '#shared/loading';
import { mayReload } from './mayReload.ts';

/** Without a connection the worker has a page that says what can be read; without a worker nobody has. */
function workerHasPage(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Milliseconds between two looks whether the site is there again. */
const lookAgain = 15_000;

async function isThere(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Fetches the page as a whole document where that helps: its release is gone, it cannot come and the worker knows what to say, or the site is there again. */
export function useNewDocument(lost: boolean): void {
  useEffect(() => {
    if (!lost) return undefined;
    const staying = new AbortController();
    const { signal } = staying;
    const renew = (): void => {
      if (!signal.aborted && mayReload()) window.location.reload();
    };
    const decide = async (): Promise<void> => {
      if (workerHasPage() || (await releaseIsGone())) renew();
    };
    const recover = async (): Promise<void> => {
      if (document.visibilityState === 'visible' && (await isThere(signal))) renew();
    };
    void decide();
    const timer = setInterval(() => void recover(), lookAgain);
    window.addEventListener('online', () => void recover(), { signal });
    return () => {
      clearInterval(timer);
      staying.abort();
    };
  }, [lost]);
}
