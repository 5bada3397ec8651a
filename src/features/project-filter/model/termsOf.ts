import type { Term } from '#contract/common.ts';
import type { ProjectCard } from '#contract/project.ts';
import type { Language } from '#shared/config';
import { languageTag } from '#shared/i18n';

/** The terms that the projects use, each once, by name as the language orders letters. */
export function termsOf(
  projects: readonly ProjectCard[],
  pick: (project: ProjectCard) => Term,
  language: Language,
): readonly Term[] {
  return [...new Map(projects.map(pick).map((term) => [term.key, term])).values()].toSorted((first, second) =>
    first.name.localeCompare(second.name, languageTag(language)),
  );
}
