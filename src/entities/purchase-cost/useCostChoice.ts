import { useEffect, useMemo, useRef } from 'react';
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

const idsIn = (words: string): readonly string[] => words.split(',').filter(Boolean).slice(0, most);

/** The choice as parameters of another address. */
export const choiceParams = (chosen: ReadonlySet<string>): Record<string, string> =>
  chosen.size > 0 ? { [parameter]: [...chosen].join(',') } : {};

/** The choice is in the address: a link to a flat carries it along. */
export function useCostChoice(): CostChoice {
  const [search, setSearch] = useSearchParams();
  const words = search.get(parameter) ?? '';
  const chosen = useMemo(() => new Set(idsIn(words)), [words]);
  // The address follows a moment later: a second change until then adds to the first.
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);

  const change: CostChoice['change'] = (out, into) => {
    const next = [...new Set([...idsIn(latest.current).filter((id) => !out.includes(id)), ...into])].join(',');
    latest.current = next;
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === '') changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { chosen, change };
}
