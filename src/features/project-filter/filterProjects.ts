import type { ProjectCard } from '#contract/project.ts';
import type { ProjectFilter, SortOrder } from './projectFilter.ts';

function allows<Value>(chosen: readonly Value[], ...values: readonly Value[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}

function fits(project: ProjectCard, filter: ProjectFilter): boolean {
  return allows(filter.status, project.status.key) &&
  allows(filter.district, project.district.key) &&
  allows(filter.class, project.class.key) &&
  allows(filter.rooms, ...project.rooms);
}

/** Smaller comes first; a project without a price comes after those that have one. */
const weights: Readonly<Record<SortOrder, (project: ProjectCard) => number>> = {
  readiness: ({ readiness }) => -readiness.percent,
  price: ({ price_from }) => price_from ?? Number.POSITIVE_INFINITY,
  distance: ({ distance }) => distance,
};

function byWeight(weigh: (project: ProjectCard) => number) {
  return (first: ProjectCard, second: ProjectCard): number => {
    const [a, b] = [weigh(first), weigh(second)];
    return a === b ? 0 : a - b;
  };
}

export function filterProjects(projects: readonly ProjectCard[], filter: ProjectFilter): readonly ProjectCard[] {
  const found = projects.filter((project) => fits(project, filter));
  return filter.sort === null ? found : found.toSorted(byWeight(weights[filter.sort]));
}

/** How many would be found with this part of the filter changed. */
export function countProjects(
  projects: readonly ProjectCard[],
  filter: ProjectFilter,
  change: Partial<ProjectFilter>,
): number {
  return projects.filter((project) => fits(project, { ...filter, ...change })).length;
}
