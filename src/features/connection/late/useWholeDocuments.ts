import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { selectOnline, selectReleased } from '../connectionSlice.ts';

/** Without it, a document that is asked for without a connection is the browser's own page of errors. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * The next page is a whole document when another release has taken over, and without a connection where there is a worker: what a server
 * rendered was kept as a page, not as the answers that are in it. Unless something begun would be lost.
 */
export function useWholeDocuments(unfinished: boolean): void {
  const released = useSelector(selectReleased);
  const online = useSelector(selectOnline);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const wanted = (released || (!online && hasWorker())) && !unfinished;

  useEffect(() => {
    if (!wanted || next === undefined || next.pathname === pathname) return;
    const address = next.pathname + next.search + next.hash;
    // On the way back the address is there before the page is.
    if (window.location.pathname === next.pathname) window.location.reload();
    else window.location.assign(address);
  }, [wanted, next, pathname]);

  // A page that was fetched ahead may be there before anybody has heard that it is on its way.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (wanted) window.location.reload();
  }, [wanted, pathname]);
}
