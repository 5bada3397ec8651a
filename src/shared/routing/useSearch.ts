import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#shared/tasks';
import { usePageLocation } from './pageLocation.ts';

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

/**
 * The query that the address will have, and a function that sets it in place: presses may follow each other faster than the page shows
 * what they request.
 */
export function useRequestedSearch(): readonly [
  latest: () => URLSearchParams,
  replaceSearch: (search: URLSearchParams) => void,
] {
  const shown = usePageSearch().toString();
  const replaceSearch = useReplaceSearch();
  /** Queries that the page has not shown yet, the last one last. */
  const requested = useRef<readonly string[]>([]);
  useEffect(() => {
    const index = requested.current.lastIndexOf(shown);
    // Back and links start over.
    requested.current = index === -1 ? [] : requested.current.slice(index + 1);
  }, [shown]);
  return [
    () => new URLSearchParams(requested.current.at(-1) ?? shown),
    (search) => {
      // What is shown already will not be shown anew.
      requested.current = search.toString() === shown ? [] : [...requested.current, search.toString()];
      replaceSearch(search);
    },
  ];
}

/** How many items of a long list are shown: in the address, so that Back returns to the same item. */
export const shownParameter = 'shown';

/** Items by which such a list grows: a page with thousands of them would stutter on a phone. */
export const shownStep = 24;

type ChangeSearch = (change: Readonly<Record<string, string | null>>) => void;

/** The query, and a function that sets its parameters, or deletes them (null), in place. */
export function useSearch(): readonly [search: URLSearchParams, changeSearch: ChangeSearch] {
  const search = usePageSearch();
  const replaceSearch = useReplaceSearch();
  return [
    search,
    (change) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      replaceSearch(next);
    },
  ];
}
