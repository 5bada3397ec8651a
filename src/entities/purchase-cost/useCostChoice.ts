import { useMemo } from 'react';
import { useLatestSearch, useSearch } from '#shared/routing';
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
  const latest = useLatestSearch();

  const change: CostChoice['change'] = (out, into) => {
    const now = idsIn(latest().get(choiceParameter) ?? '');
    const next = [...new Set([...now.filter((id) => !out.includes(id)), ...into])].join(',');
    changeSearch({ [choiceParameter]: next === '' ? null : next });
  };
  return { chosen, change };
}
