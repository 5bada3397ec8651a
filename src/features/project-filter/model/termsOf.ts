import type { ProjectCard, Term } from '#shared/answers';
import type { Language } from '#shared/config';
import { inAlphabet } from '#shared/format';

/** The terms that the projects use, each once, by name as the language orders letters. */
export function termsOf(
  projects: readonly ProjectCard[],
  pick: (project: ProjectCard) => Term | null,
  language: Language,
): readonly Term[] {
  const compare = inAlphabet(language);
  const terms = new Map(projects.flatMap((project) => pick(project) ?? []).map((term) => [term.key, term])).values();
  return [...terms].toSorted((first, second) => compare(first.name, second.name));
}
