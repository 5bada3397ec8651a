import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readProjectFilter, writeProjectFilter, type ProjectFilter } from './projectFilter.ts';

/** The filter lives in the URL, so that a link to a search can be sent to one's family. */
export function useProjectFilter(): readonly [ProjectFilter, (change: Partial<ProjectFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readProjectFilter(search), [search]);
  const change = (part: Partial<ProjectFilter>): void => {
    setSearch((current) => writeProjectFilter(current, { ...readProjectFilter(current), ...part }), {
      // Back leads to where the visitor came from, not through every chip.
      replace: true,
      preventScrollReset: true,
    });
  };
  return [filter, change];
}
