import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#shared/tasks';
import { usePageLocation } from './PageOutlet.tsx';

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

/** Sets the query in place: without a history entry and without scrolling. */
export function useReplaceSearch(): (search: URLSearchParams) => void {
  const navigate = useNavigate();
  return useCallback((search) => void navigate(`?${search}`, { replace: true, preventScrollReset: true }), [navigate]);
}

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
