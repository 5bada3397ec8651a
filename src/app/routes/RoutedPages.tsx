import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import type { Language } from '#shared/config';
import { type Destination, OutletContext, PageOutlet } from '#shared/routing';
import type { AheadDestination, PagesAhead } from './pagesAhead.ts';
import type { LoadedPage, RouteChunks } from './routeTypes.ts';

type PageParams = Readonly<Record<string, string | undefined>>;

/** Passes the path's parameters to the page, which keeps its state for one alias. */
export function routedPage(chunk: string | null, page: LoadedPage, params: PageParams): Destination['pages'][number] {
  const Page = page as (props: PageParams) => ReactNode;
  return { key: `${chunk} ${params['alias']}`, element: <Page {...params} /> };
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
    // Back shows what the address had, and a fragment what it names: neither is the page as rendered ahead.
    const address = pathname + search;
    const isAhead = (way: `${NavigationType}`, fragment: string): boolean => way === 'PUSH' && fragment === '';
    const rendered =
      isAhead(navigationType, hash) &&
      get().find((page) => page.address === address && isAhead(page.location.navigationType, page.location.hash));
    return (
      rendered || {
        language,
        address,
        location: { pathname, search, hash, navigationType },
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
