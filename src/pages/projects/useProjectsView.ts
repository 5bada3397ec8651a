import { useSearchParams } from 'react-router';

export type ProjectsView = 'list' | 'map';

/** In the URL: back from a project leads to the map that it was found on. */
export function useProjectsView(): readonly [ProjectsView, (view: ProjectsView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'map' ? 'map' : 'list';
  const setView = (next: ProjectsView): void => {
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'map') changed.set('view', 'map');
        else changed.delete('view');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [view, setView];
}
