import { use, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#shared/tasks';
import { RouterContext, usePageLocation } from './pageLocation.ts';

/** The query of the page's address. */
export function usePageSearch(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The hash of the page's address, which servers never see: empty until the server-rendered page is hydrated. */
export function usePageHash(): string {
  const { hash } = usePageLocation();
  return useHydrated() ? hash : '';
}

/** Sets the query in place: without a history entry and without scrolling. The hash stays. */
export function useReplaceSearch(): (search: URLSearchParams) => void {
  const navigate = useNavigate();
  const { hash } = usePageLocation();
  return useCallback(
    (search) => void navigate(`?${search}${hash}`, { replace: true, preventScrollReset: true }),
    [navigate, hash],
  );
}

/** Reads the query that the address will have: presses may follow each other faster than the page shows what they request. */
export function useLatestSearch(): () => URLSearchParams {
  const { pathname, search } = usePageLocation();
  const router = use(RouterContext);
  return () => {
    const next = router && (router.state.navigation.location ?? router.state.location);
    return new URLSearchParams(next?.pathname === pathname ? next.search : search);
  };
}

/** How many items of a long list are shown: in the address, so that Back returns to the same item. */
export const shownParameter = 'shown';

/** Items by which such a list grows: a page with thousands of them would stutter on a phone. */
export const shownStep = 24;

type ChangeSearch = (change: Readonly<Record<string, string | null>>) => void;

/** The query, and a function that sets its parameters, or deletes them (null), in place. */
export function useSearch(): readonly [search: URLSearchParams, changeSearch: ChangeSearch] {
  const search = usePageSearch();
  const latest = useLatestSearch();
  const replaceSearch = useReplaceSearch();
  return [
    search,
    (change) => {
      const next = latest();
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      replaceSearch(next);
    },
  ];
}
