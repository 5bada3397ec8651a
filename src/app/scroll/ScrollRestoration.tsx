import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, type DataRouter } from 'react-router';
import { makeScrollPositions } from './scrollPositions.ts';

/** The browser's router: no public hook exposes `preventScrollReset`. Null on the server. */
export const RouterContext = createContext<Pick<DataRouter, 'state'> | null>(null);

/** Sets and stores the scroll position of pages. */
export function ScrollRestoration() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const router = use(RouterContext);
  const [firstLocation] = useState(location);
  const [positions] = useState(makeScrollPositions);

  useLayoutEffect(
    () => {
      const preventScrollReset = router?.state.preventScrollReset ?? false;
      return positions.arrive({ location, navigationType, preventScrollReset, first: location === firstLocation });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only a new location triggers it; the other values belong to it
    [location, positions],
  );
  useEffect(() => positions.watch(), [positions]);

  return null;
}
