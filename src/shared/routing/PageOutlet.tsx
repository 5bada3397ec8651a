import { Activity, createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { awaitHydration, endHydration } from '#shared/tasks';
import { EagerPicturesContext } from '#shared/ui';

/** The address of a page, without what belongs to its entry in the history. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly navigationType: 'POP' | 'PUSH' | 'REPLACE';
}

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

const nowhere: PageLocation = { pathname: '/', search: '', hash: '', navigationType: 'POP' };

export const OutletContext = createContext<Outlet>({ shown: { location: nowhere, pages: [] }, ahead: [], depth: 0 });

/** Apart from the outlet, which changes more often. */
const LocationContext = createContext(nowhere);

/** The location that a page is rendered for. The router's may be that of another page, which is still on the screen. */
export function usePageLocation(): PageLocation {
  return use(LocationContext);
}

/** Stands at the end of what React hydrates after the page around it. */
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
  const { shown, ahead, depth } = use(OutletContext);
  const [hydration] = useState({});
  useLayoutEffect(() => {
    awaitHydration(hydration);
    return () => endHydration(hydration);
  }, [hydration]);

  const byKey = new Map<string, Destination>();
  for (const destination of [...ahead, shown]) {
    const page = destination.pages[depth];
    if (page && (destination === shown || !byKey.has(page.key))) byKey.set(page.key, destination);
  }
  return [...byKey].map(([key, destination]) => (
    <Activity key={key} mode={destination === shown ? 'visible' : 'hidden'}>
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
      <Hydrated part={hydration} />
    </Activity>
  ));
}
