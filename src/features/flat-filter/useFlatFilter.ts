import { useSearchParams } from 'react-router';
import { type FlatFilter, noFlatFilter } from './flatFilterTypes.ts';
import { filterKey, readFlatFilter, writeFlatFilter } from './flatFilterUrl.ts';

interface FlatFilterInUrl {
  readonly filter: FlatFilter;
  /** Tells one filter from another. */
  readonly key: string;
  readonly change: (part: Partial<FlatFilter>) => void;
  readonly reset: () => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<FlatFilter>) => string;
}

/** The filter lives in the address: it can be shared, and the way back leads to it. */
export function useFlatFilter(): FlatFilterInUrl {
  const [search, setSearch] = useSearchParams();
  const filter = readFlatFilter(search);
  const written = (now: URLSearchParams, next: FlatFilter): URLSearchParams => {
    const changed = writeFlatFilter(now, next);
    // Another list begins with its first flats.
    changed.delete('shown');
    return changed;
  };
  const put = (next: FlatFilter): void => {
    setSearch((now) => written(now, next), { replace: true, preventScrollReset: true });
  };
  return {
    filter,
    key: filterKey(filter),
    change: (part) => put({ ...filter, ...part }),
    hrefOf: (part) => `?${written(search, { ...filter, ...part })}`,
    reset: () => put({ ...noFlatFilter, sort: filter.sort }),
  };
}
