import type { ProjectCard } from '#shared/answers';
import { choices, fitsBounds, fitsChoice, fitsFlats, withMatchedPrice } from './dimensions.ts';
import { type ProjectFilter, type SortOrder, sortOrders } from './projectFilter.ts';

/** Smaller comes first; a project of which it is not known comes after the others. */
const weights: Readonly<Record<SortOrder, (project: ProjectCard) => number>> = {
  readiness: ({ readiness }) => -(readiness?.percent ?? 0),
  price: ({ price_from }) => price_from ?? Number.POSITIVE_INFINITY,
  distance: ({ distance }) => distance ?? Number.POSITIVE_INFINITY,
};

/** The orders that the backend gives data for; a single project has none. */
export function sortOrdersOf(projects: readonly ProjectCard[]): readonly SortOrder[] {
  const isKnown: Readonly<Record<SortOrder, (project: ProjectCard) => boolean>> = {
    readiness: ({ readiness }) => readiness !== null && readiness.percent !== null,
    price: ({ price_from: price }) => price !== null,
    distance: ({ distance }) => distance !== null,
  };
  return projects.length > 1 ? sortOrders.filter((order) => projects.some(isKnown[order])) : [];
}

function byWeight(weigh: (project: ProjectCard) => number) {
  return (first: ProjectCard, second: ProjectCard): number => {
    const [a, b] = [weigh(first), weigh(second)];
    return a === b ? 0 : a - b;
  };
}

/**
 * The projects that have at least one free flat which meets all that is asked of flats, in the chosen order. Their
 * `price_from` is the lowest price of those flats.
 */
export function filterProjects(projects: readonly ProjectCard[], filter: ProjectFilter): readonly ProjectCard[] {
  const found = projects
    .filter(
      (project) =>
        fitsBounds(project, filter) &&
        choices.every((choice) => fitsChoice(project, filter, choice)) &&
        fitsFlats(project, filter),
    )
    .map((project) => withMatchedPrice(project, filter));
  return filter.sort === null ? found : found.toSorted(byWeight(weights[filter.sort]));
}
