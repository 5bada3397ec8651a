import type { ProjectCard } from '#shared/answers';

const most = 3;

/** Without this one; what can be bought comes first, otherwise the company's order stands. */
export function chooseOthers(projects: readonly ProjectCard[], alias: string): readonly ProjectCard[] {
  return projects
    .filter((project) => project.alias !== alias)
    .toSorted((first, second) => Number(second.flats_free !== 0) - Number(first.flats_free !== 0))
    .slice(0, most);
}
