import type { ProjectCard } from '#shared/answers';
import { type Choice, choices, fitsBounds, fitsChoice, fitsFlats, isOfFlats, valuesOf } from './dimensions.ts';
import type { ProjectFilter } from './projectFilter.ts';

/** How many projects each value would show under the rest of the filter; values that no project has are not there. */
export type ProjectFacets = Readonly<Record<Choice, ReadonlyMap<string | number, number>>>;

/** A project counts for a value when nothing but that choice stands against it, and for a value of flats when one flat meets it with the rest. */
export function projectFacets(projects: readonly ProjectCard[], filter: ProjectFilter): ProjectFacets {
  const facets = Object.fromEntries(choices.map((choice) => [choice, new Map<string | number, number>()])) as Record<
    Choice,
    Map<string | number, number>
  >;
  for (const project of projects) {
    const against: readonly (Choice | 'bounds')[] = [
      ...choices.filter((choice) => !fitsChoice(project, filter, choice)),
      ...(fitsBounds(project, filter) ? [] : ['bounds' as const]),
    ];
    const fits = fitsFlats(project, filter);
    for (const choice of choices) {
      const othersFit = against.length === 0 || (against.length === 1 && against[0] === choice);
      for (const value of valuesOf[choice](project)) {
        const counts = othersFit && (isOfFlats(choice) ? fitsFlats(project, { ...filter, [choice]: [value] }) : fits);
        facets[choice].set(value, (facets[choice].get(value) ?? 0) + Number(counts));
      }
    }
  }
  return facets;
}

/** Whether the bar has anything to choose from. */
export function hasFilters(
  projects: readonly ProjectCard[],
  statuses: readonly unknown[],
  { status: _, ...facets }: ProjectFacets,
): boolean {
  return (
    statuses.length > 0 ||
    Object.values(facets).some((counts) => counts.size > 0) ||
    projects.some((project) => project.free_flats.length > 0 || project.price_from !== null)
  );
}

/** Without the keys that no project has: a link of last year must not show an empty list. */
export function knownFilter(filter: ProjectFilter, facets: ProjectFacets): ProjectFilter {
  const known = (choice: 'status' | 'district' | 'class' | 'readiness'): readonly string[] =>
    filter[choice].filter((key) => facets[choice].has(key));
  return {
    ...filter,
    status: known('status'),
    district: known('district'),
    class: known('class'),
    readiness: known('readiness'),
  };
}
