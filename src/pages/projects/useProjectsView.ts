import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { filterKey, flatFilter } from '#features/flat-filter';
import { countOfFlats, type ProjectFilter } from '#features/project-filter';
import { type ProjectsView, selectChosenView, viewChosen } from '#features/project-pick';
import { pathTo } from '#shared/routing';

/** The view of the URL, otherwise the last one. In the URL, so that Back from a project returns to the map. */
export function useProjectsView(): readonly [ProjectsView, (view: ProjectsView) => void] {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const chosen = useSelector(selectChosenView);
  const urlView = search.get('view');
  const view = urlView === 'map' || urlView === 'list' ? urlView : (chosen ?? 'list');
  const setView = (next: ProjectsView): void => {
    dispatch(viewChosen(next));
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

/** The plan of a project with the flats that were searched for; undefined when nothing is asked of flats. */
export function matchedFlatsPath(alias: string, filter: ProjectFilter): string | undefined {
  if (countOfFlats(filter) === 0) return undefined;
  const { rooms, area, price } = filter;
  const search = filterKey({ ...flatFilter.none, rooms, area, price, status: ['free'] });
  return `${pathTo('projectPlan', { alias })}?${search}`;
}
