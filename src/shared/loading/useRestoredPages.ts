import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { grownPages, persistLoadedPages } from './loadedPages.ts';

interface GrowingList {
  /** Pages that are there; 0 while there is none. */
  readonly pages: number;
  /** Whether a further page can be asked for now. */
  readonly ready: boolean;
  readonly onLoadMore: () => void;
}

/** A list to which the visitor comes back, or which is reloaded, grows to what it was: its place on the page needs it. */
export function useRestoredPages({ pages, ready, onLoadMore }: GrowingList): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const cameBack = useNavigationType() === 'POP';
  const goal = useRef<{ readonly address: string; readonly pages: number }>(undefined);

  useEffect(() => {
    if (pages === 0) return;
    if (goal.current?.address !== address) goal.current = { address, pages: cameBack ? grownPages(address) : 1 };
    if (pages >= goal.current.pages) persistLoadedPages(address, pages);
    else if (ready) onLoadMore();
  }, [address, cameBack, pages, ready, onLoadMore]);
}
