import { useSearchParams } from 'react-router';

type ReplaceSearch = (change: Readonly<Record<string, string | null>>) => void;

/**
 * The query, and a function that sets its parameters, or deletes them (null), in place: without a history entry and
 * without scrolling.
 */
export function useSearch(): readonly [search: URLSearchParams, replaceSearch: ReplaceSearch] {
  const [search, setSearch] = useSearchParams();
  return [
    search,
    (change) =>
      setSearch(
        (next) => {
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}
