import { Activity, createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { awaitHydration, endHydration } from '#shared/tasks';
import { EagerPicturesContext } from '#shared/ui';
import { LocationContext, type PageLocation } from './pageLocation.ts';

/** An address with its page and, for an outlet, the page inside. */
export interface Destination {
  readonly location: PageLocation;
  readonly pages: readonly {
    /** Equal for addresses between which the page keeps its state. */
    readonly key: string;
    /** The same object while nothing changes, so that React skips it. */
    readonly element: ReactNode;
  }[];
}

interface Outlet {
  readonly shown: Destination;
  /** Rendered, but hidden: where the visitor may go next. The order is that of the document, where the shown one has its place, too. */
  readonly ahead: readonly Destination[];
  /** Which of the destination's pages the outlet shows. */
  readonly depth: number;
}

export const OutletContext = createContext<Outlet | null>(null);

/** Whether an element is in a page that is rendered but not shown. */
export function isInHiddenPage(element: Element): boolean {
  return element.closest('[style*="display: none"]') !== null;
}

/** Ends the wait for hydration that the outlet around it has begun: React hydrates what is in an Activity later. */
function Hydrated({ part }: { readonly part: object }) {
  useEffect(() => endHydration(part), [part]);
  return null;
}

interface PageOutletProps {
  /** What is around each page. */
  readonly frame?: (page: ReactNode) => ReactNode;
}

/** Shows the page inside another one; beside it, hidden, those that the visitor may open next. */
export function PageOutlet({ frame = (page) => page }: PageOutletProps) {
  const outlet = use(OutletContext);
  const [hydration] = useState({});
  useLayoutEffect(() => {
    awaitHydration(hydration);
    return () => endHydration(hydration);
  }, [hydration]);

  if (outlet === null) return null;
  const { shown, ahead, depth } = outlet;
  const byKey = new Map<string, Destination>();
  for (const destination of [...ahead, shown]) {
    const key = destination.pages[depth]?.key;
    if (key && (destination === shown || !byKey.has(key))) byKey.set(key, destination);
  }
  return Array.from(byKey, ([key, destination]) => (
    <Activity key={key} mode={destination === shown ? 'visible' : 'hidden'}>
      {/* An element of its own: a hidden page would be a sibling of the shown one's parts for style sheets. */}
      <div>
        <OutletContext
          value={{
            shown: destination,
            ahead: destination === shown ? ahead.filter(({ pages }) => pages[depth]?.key === key) : [],
            depth: depth + 1,
          }}
        >
          <LocationContext value={destination.location}>
            <EagerPicturesContext value={destination.location.navigationType !== 'PUSH'}>
              {frame(destination.pages[depth]?.element)}
            </EagerPicturesContext>
          </LocationContext>
        </OutletContext>
      </div>
      <Hydrated part={hydration} />
    </Activity>
  ));
}
