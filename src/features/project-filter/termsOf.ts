import type { Term } from '#contract/common.ts';
import type { ProjectCard } from '#contract/project.ts';

/** The terms that the projects use, each once, by name. */
export const termsOf = (projects: readonly ProjectCard[], pick: (project: ProjectCard) => Term): readonly Term[] =>
  [...new Map(projects.map(pick).map((term) => [term.key, term])).values()].toSorted((first, second) =>
    first.name.localeCompare(second.name, 'uk'),
  );
