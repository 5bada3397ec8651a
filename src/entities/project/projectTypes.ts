import type { EntityState } from '@reduxjs/toolkit';
import type { Project, ProjectCard, Term } from '#shared/answers';

/** What every page about a project needs of it: what stands above the tabs, and whom to write to. */
export type ProjectHead = ProjectCard & Pick<Project, 'sales_center' | 'send_mail_to' | 'seo'>;

/** The list of projects, normalized by alias. */
export interface Projects {
  readonly items: EntityState<ProjectCard, string>;
  /** Unique, in the order in which the backend first names them. */
  readonly statuses: readonly Term[];
}
