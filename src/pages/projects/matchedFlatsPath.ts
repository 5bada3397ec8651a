import { asksOfFlats, type ProjectFilter } from '#features/project-filter';
import { noFlatFilter, writeFlatFilter } from '#features/flat-filter';
import { pathTo } from '#shared/routing';

/** The plan of a project with the flats that were searched for; undefined when nothing is asked of flats. */
export function matchedFlatsPath(alias: string, filter: ProjectFilter): string | undefined {
  if (!asksOfFlats(filter)) return undefined;
  const { rooms, area } = filter;
  const search = writeFlatFilter(new URLSearchParams(), { ...noFlatFilter, rooms, areas: area, statuses: ['free'] });
  return `${pathTo('projectPlan', { alias })}?${search}`;
}
