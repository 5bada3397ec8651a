import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Of `createFilter`. */
interface UrlForm<Value> {
  readonly parse: (search: URLSearchParams) => Value;
  readonly write: (search: URLSearchParams, filter: Value) => URLSearchParams;
  readonly cleared: (filter: Value) => Value;
}

interface UrlFilter<Value> {
  readonly filter: Value;
  readonly change: (part: Partial<Value>) => void;
  /** Takes off everything that hides items; the order stays. */
  readonly clear: () => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<Value>) => string;
}

/** The filter lives in the address: it can be shared, and the way back leads to it. */
export function useUrlFilter<Value extends object>({ parse, write, cleared }: UrlForm<Value>): UrlFilter<Value> {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => parse(search), [parse, search]);
  const written = (now: URLSearchParams, value: Value): URLSearchParams => {
    const next = write(now, value);
    // Another list begins with its first items.
    next.delete('shown');
    next.delete('page');
    return next;
  };
  const change = (part: Partial<Value>): void => {
    // Back leads to where the visitor came from, not through every chip.
    setSearch((now) => written(now, { ...parse(now), ...part }), { replace: true, preventScrollReset: true });
  };
  return {
    filter,
    change,
    clear: () => change(cleared(filter)),
    hrefOf: (part) => `?${written(search, { ...filter, ...part })}`,
  };
}
