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
  /** Nobody answers. */
  readonly away: boolean;
  readonly asking: boolean;
  /** The visitor's own wish; where nobody answers, this document stays: a browser's page of its own errors would not come back by itself. */
  readonly ask: () => void;
}

/** Fetches the page as a whole document where that helps: its release is gone, it cannot come and the worker knows what to say, or the site is there again. */
export function useNewDocument(lost: boolean): NewDocument {
  const [away, setAway] = useState(() => lost && !navigator.onLine);
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
      setAway(found === 'away');
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
    const isAway = (await askForSite()) === 'away';
    setAway(isAway);
    setAsking(false);
    if (!isAway) window.location.reload();
  };
  return { away, asking, ask: () => void askNow() };
}
