import { use, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation, useNavigationType } from 'react-router';
import { makeScrollMemory } from './scrollMemory.ts';

/** Decides where a page stands when it is shown, and remembers where it stood. */
export function ScrollKeeper() {
  const location = useLocation();
  const navigationType = useNavigationType();
  // The router's own ScrollRestoration reads the flag here too; there is no other door to it.
  const preventScrollReset = use(DataRouterStateContext)?.preventScrollReset ?? false;
  const [firstLocation] = useState(location);
  const [memory] = useState(makeScrollMemory);

  useLayoutEffect(
    () => memory.arrive({ location, navigationType, preventScrollReset, first: location === firstLocation }),
    // oxlint-disable-next-line react/exhaustive-deps -- an arrival is a new location; the rest is what came with it
    [location, memory],
  );
  useEffect(() => memory.watch(), [memory]);

  return null;
}
