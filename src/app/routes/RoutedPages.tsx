import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import type { Language } from '#shared/config';
import { type Destination, OutletContext, type PageLocation, PageOutlet } from '#shared/routing';
import type { AheadDestination, PagesAhead } from './pagesAhead.ts';
import type { LoadedPage, RouteChunks } from './routeTypes.ts';

type PageParams = Readonly<Record<string, string | undefined>>;

/** Passes the path's parameters to the page, which keeps its state for one alias. */
export function routedPage(chunk: string | null, page: LoadedPage, params: PageParams): Destination['pages'][number] {
  const Page = page as (props: PageParams) => ReactNode;
  return { key: `${chunk} ${params['alias']}`, element: <Page {...params} /> };
}

/** Back shows what the address had, and a fragment what it names: neither is the page as rendered ahead. */
function mayBeAhead({ navigationType, hash }: PageLocation): boolean {
  return navigationType === 'PUSH' && hash === '';
}

interface RoutedPagesProps {
  readonly language: Language;
  readonly pagesAhead: PagesAhead;
}

/** The page of the router's location, beside those that are rendered ahead. */
export function RoutedPages({ language, pagesAhead: { get, subscribe, setShown } }: RoutedPagesProps) {
  const location = useLocation();
  const matches = useMatches();
  const navigationType = useNavigationType();
  const all = useSyncExternalStore(subscribe, get, get);

  const shown = useMemo((): AheadDestination => {
    const { pathname, search, hash } = location;
    const address = pathname + search;
    const pageLocation: PageLocation = { pathname, search, hash, navigationType };
    const rendered = mayBeAhead(pageLocation)
      ? get().find((page) => page.address === address && mayBeAhead(page.location))
      : undefined;
    return (
      rendered ?? {
        language,
        address,
        location: pageLocation,
        pages: matches.flatMap(({ handle, params }) => {
          const { chunk, Page } = (handle ?? {}) as RouteChunks;
          return Page === undefined ? [] : [routedPage(chunk, Page, params)];
        }),
      }
    );
  }, [language, location, matches, navigationType, get]);
  useEffect(() => setShown(shown), [setShown, shown]);

  return (
    <OutletContext value={{ shown, ahead: all.filter((each) => each.language === language), depth: 0 }}>
      <PageOutlet />
    </OutletContext>
  );
}
