import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectFilter } from './projectFilter.ts';
import { readProjectFilter, writeProjectFilter } from './projectFilterUrl.ts';

/** The filter lives in the URL, so that a link to a search can be sent to one's family. */
export function useProjectFilter(): readonly [ProjectFilter, (change: Partial<ProjectFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readProjectFilter(search), [search]);
  const change = (part: Partial<ProjectFilter>): void => {
    setSearch(
      (current) => {
        const next = writeProjectFilter(current, { ...readProjectFilter(current), ...part });
        // Another list begins with its first projects.
        next.delete('shown');
        return next;
      },
      // Back leads to where the visitor came from, not through every chip.
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}
