import type { ProjectCard } from '#contract/project.ts';
import { type Choice, choices, fitsChoice, fitsRanges, valuesOf } from './dimensions.ts';
import type { ProjectFilter } from './projectFilter.ts';

/** How many projects each value would show under the rest of the filter; values that no project has are not there. */
export type ProjectFacets = Readonly<Record<Choice, ReadonlyMap<string | number, number>>>;

/** One pass over the projects: one counts for a value when nothing but that choice stands against it. */
export function projectFacets(projects: readonly ProjectCard[], filter: ProjectFilter): ProjectFacets {
  const facets = Object.fromEntries(choices.map((choice) => [choice, new Map<string | number, number>()])) as Record<
    Choice,
    Map<string | number, number>
  >;
  for (const project of projects) {
    const against: readonly (Choice | 'range')[] = [
      ...choices.filter((choice) => !fitsChoice(project, filter, choice)),
      ...(fitsRanges(project, filter) ? [] : ['range' as const]),
    ];
    for (const choice of choices) {
      const counts = against.length === 0 || (against.length === 1 && against[0] === choice);
      for (const value of valuesOf[choice](project)) {
        facets[choice].set(value, (facets[choice].get(value) ?? 0) + Number(counts));
      }
    }
  }
  return facets;
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
