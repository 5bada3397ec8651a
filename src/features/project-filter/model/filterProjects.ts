import type { ProjectCard } from '#contract/project.ts';
import { choices, fitsChoice, fitsRanges } from './dimensions.ts';
import type { ProjectFilter, SortOrder } from './projectFilter.ts';

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
  const found = projects.filter(
    (project) => fitsRanges(project, filter) && choices.every((choice) => fitsChoice(project, filter, choice)),
  );
  return filter.sort === null ? found : found.toSorted(byWeight(weights[filter.sort]));
}
