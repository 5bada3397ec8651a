import { createEntityAdapter } from '@reduxjs/toolkit';
import type { Term } from '#contract/common.ts';
import type { ProjectCard, ProjectsData } from '#contract/project.ts';
import type { Projects } from './projectTypes.ts';

export const projectAdapter = createEntityAdapter<ProjectCard, string>({ selectId: ({ alias }) => alias });

const uniqueTerms = (terms: readonly Term[]): readonly Term[] => [
  ...new Map(terms.toReversed().map((term) => [term.key, term])).values(),
].toReversed();

export const toProjects = ({ projects, statuses }: ProjectsData): Projects => ({
  items: projectAdapter.setAll(projectAdapter.getInitialState(), projects),
  statuses: uniqueTerms(statuses),
});
