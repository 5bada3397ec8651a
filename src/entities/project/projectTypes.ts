import type { EntityState } from '@reduxjs/toolkit';
import type { Term } from '#contract/common.ts';
import type { ProjectCard } from '#contract/project.ts';

/** The list of projects, normalized by alias. */
export interface Projects {
  readonly items: EntityState<ProjectCard, string>;
  /** Unique, in the order in which the backend first names them. */
  readonly statuses: readonly Term[];
}
