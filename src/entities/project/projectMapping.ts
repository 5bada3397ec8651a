import { createEntityAdapter } from '@reduxjs/toolkit';
import type { Project, ProjectCard, ProjectsData, Term } from '#shared/answers';
import type { ProjectHead, Projects } from './projectTypes.ts';

export const projectAdapter = createEntityAdapter<ProjectCard, string>({ selectId: ({ alias }) => alias });

function uniqueTerms(terms: readonly Term[]): readonly Term[] {
  return [...new Map(terms.toReversed().map((term) => [term.key, term])).values()].toReversed();
}

export function toProjects({ projects, statuses }: ProjectsData): Projects {
  return {
    items: projectAdapter.setAll(projectAdapter.getInitialState(), projects),
    statuses: uniqueTerms(statuses),
  };
}

/** What single tabs show. */
const ofTabs = [
  'locality',
  'postal_code',
  'price_to',
  'flats_priced',
  'description',
  'gallery',
  'advantages',
  'characteristics',
  'infrastructure',
  'instalment_terms',
  'master_plan',
  'buildings',
  'model',
  'aerial',
  'offers',
] as const satisfies readonly Exclude<keyof Project, keyof ProjectHead>[];

export function headOf(project: Project): ProjectHead {
  const left: readonly string[] = ofTabs;
  return Object.fromEntries(Object.entries(project).filter(([key]) => !left.includes(key))) as ProjectHead;
}
