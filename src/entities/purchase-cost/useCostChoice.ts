import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The parameter of addresses that carries the choice. */
const parameter = 'with';
/** Longer than any list of costs. */
const most = 30;

export interface CostChoice {
  /** Ids of costs and aliases of offers that differ from the usual: options taken, exemptions and discounts claimed. */
  readonly chosen: ReadonlySet<string>;
  /** Takes some away and puts others in. */
  readonly change: (out: readonly string[], into: readonly string[]) => void;
}

/** The choice is in the address: a link to a flat carries it along, and Back undoes nothing of it. */
export function useCostChoice(): CostChoice {
  const [search, setSearch] = useSearchParams();
  const words = search.get(parameter) ?? '';
  const chosen = useMemo(() => new Set(words.split(',').filter(Boolean).slice(0, most)), [words]);
  return {
    chosen,
    change: (out, into) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          const ids = [...new Set([...[...chosen].filter((id) => !out.includes(id)), ...into])];
          if (ids.length === 0) next.delete(parameter);
          else next.set(parameter, ids.join(','));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
