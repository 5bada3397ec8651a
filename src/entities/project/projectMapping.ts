import { createEntityAdapter } from '@reduxjs/toolkit';
import type { Term } from '#contract/common.ts';
import type { ProjectCard, ProjectsData } from '#contract/project.ts';
import type { Projects } from './projectTypes.ts';

export const projectAdapter = createEntityAdapter<ProjectCard, string>({ selectId: ({ alias }) => alias });

function uniqueTerms(terms: readonly Term[]): readonly Term[] {
  return [
    ...new Map(terms.toReversed().map((term) => [term.key, term])).values(),
  ].toReversed();
}

export function toProjects({ projects, statuses }: ProjectsData): Projects {
  return {
    items: projectAdapter.setAll(projectAdapter.getInitialState(), projects),
    statuses: uniqueTerms(statuses),
  };
}
