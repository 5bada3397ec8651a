import { useEffect, useMemo, useRef } from 'react';
import { useSearch } from '#shared/routing';
import { choiceParameter, idsIn } from './costChoice.ts';

export interface CostChoice {
  /** As `choiceIn` reads it. */
  readonly chosen: ReadonlySet<string>;
  /** Takes some away and puts others in. */
  readonly change: (out: readonly string[], into: readonly string[]) => void;
}

/** The choice is in the address: a link to a flat carries it along. */
export function useCostChoice(): CostChoice {
  const [search, changeSearch] = useSearch();
  const words = search.get(choiceParameter) ?? '';
  const chosen = useMemo(() => new Set(idsIn(words)), [words]);
  // The address follows a moment later: a second change until then adds to the first.
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);

  const change: CostChoice['change'] = (out, into) => {
    const next = [...new Set([...idsIn(latest.current).filter((id) => !out.includes(id)), ...into])].join(',');
    latest.current = next;
    changeSearch({ [choiceParameter]: next === '' ? null : next });
  };
  return { chosen, change };
}
