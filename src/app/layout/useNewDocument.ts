import { useEffect, useState } from 'react';
import { askForSite, type SiteState } from '#shared/loading';
import { mayReload } from './mayReload.ts';

/** Without a connection the worker has a page that says what can be read; without a worker nobody has. */
function workerHasPage(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Milliseconds between two looks whether the site is there again. */
const lookAgain = 15_000;

interface NewDocument {
  readonly site: SiteState;
  readonly asking: boolean;
  /** The visitor's own wish; where nobody answers, this document stays: a browser's page of its own errors would not come back by itself. */
  readonly ask: () => void;
}

/** Fetches the page as a whole document where that helps: its release is gone, it cannot come and the worker knows what to say, or the site is there again. */
export function useNewDocument(lost: boolean): NewDocument {
  const [site, setSite] = useState<SiteState>(() => (lost && !navigator.onLine ? 'away' : 'there'));
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!lost) return undefined;
    const staying = new AbortController();
    const { signal } = staying;
    const renew = (): void => {
      if (mayReload()) window.location.reload();
    };
    const look = async (helps: (found: SiteState) => boolean): Promise<void> => {
      const found = await askForSite();
      if (signal.aborted) return;
      setSite(found);
      if (helps(found)) renew();
    };
    const recover = (): void => {
      if (document.visibilityState === 'visible') void look((found) => found !== 'away');
    };
    if (workerHasPage()) renew();
    else void look((found) => found === 'gone');
    const timer = setInterval(recover, lookAgain);
    window.addEventListener('online', recover, { signal });
    return () => {
      clearInterval(timer);
      staying.abort();
    };
  }, [lost]);

  const askNow = async (): Promise<void> => {
    setAsking(true);
    const found = await askForSite();
    setSite(found);
    setAsking(false);
    if (found !== 'away') window.location.reload();
  };
  return { site, asking, ask: () => void askNow() };
}
