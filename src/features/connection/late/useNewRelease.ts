import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { selectReleased } from '../connectionSlice.ts';

/** When another release has taken over, the next page is a whole document of it, unless something begun would be lost. */
export function useNewRelease(unfinished: boolean): void {
  const released = useSelector(selectReleased);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();

  useEffect(() => {
    if (!released || unfinished || next === undefined || next.pathname === pathname) return;
    const address = next.pathname + next.search + next.hash;
    // On the way back the address is there before the page is.
    if (window.location.pathname === next.pathname) window.location.reload();
    else window.location.assign(address);
  }, [released, unfinished, next, pathname]);
}
