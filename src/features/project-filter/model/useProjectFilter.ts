import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectFilter } from './projectFilter.ts';
import { readProjectFilter, writeProjectFilter } from './projectFilterUrl.ts';

type Change = Partial<ProjectFilter>;

function changed(search: URLSearchParams, part: Change): URLSearchParams {
  const next = writeProjectFilter(search, { ...readProjectFilter(search), ...part });
  // Another list begins with its first projects.
  next.delete('shown');
  return next;
}

/** The filter lives in the URL, so that a link to a search can be sent to one's family; the last of the three gives the address of a change. */
export function useProjectFilter(): readonly [ProjectFilter, (change: Change) => void, (change: Change) => string] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readProjectFilter(search), [search]);
  const change = (part: Change): void => {
    setSearch(
      (current) => changed(current, part),
      // Back leads to where the visitor came from, not through every chip.
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change, (part) => `?${changed(search, part)}`];
}
