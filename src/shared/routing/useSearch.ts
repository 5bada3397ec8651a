import { useSearchParams } from 'react-router';

type ReplaceSearch = (change: Readonly<Record<string, string | null>>) => void;

/**
 * The query, and how to set parameters of it, or delete them (null), in place: Back leads to where the visitor came from, and the page stays
 * where it is.
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
