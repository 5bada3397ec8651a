import { filterKey, flatFilter } from '#features/flat-filter';
import { countOfFlats, type ProjectFilter } from '#features/project-filter';
import { pathTo } from '#shared/routing';

/** The plan of a project with the flats that were searched for; undefined when nothing is asked of flats. */
export function matchedFlatsPath(alias: string, filter: ProjectFilter): string | undefined {
  if (countOfFlats(filter) === 0) return undefined;
  const { rooms, area, price } = filter;
  const search = filterKey({ ...flatFilter.none, rooms, area, price, status: ['free'] });
  return `${pathTo('projectPlan', { alias })}?${search}`;
}
