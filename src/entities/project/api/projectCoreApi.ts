import type { CalculatorProject, Project, ProjectsData } from '#shared/responses';
import { baseApi, type ByAlias, type InLanguage } from '#shared/api';
import { type CalculatorArgs, headOf, type ProjectHead, type Projects, toProjects } from './projectModel.ts';

const fetchProject = ({ alias, language }: ByAlias) => ({
  url: `/api/projects/${encodeURIComponent(alias)}`,
  part: 'project' as const,
  read: 'project' as const,
  alias,
  language,
});

/**
 * The endpoints that every page loads. `projectApi` is the same object with the endpoints that load with the pages of
 * projects.
 */
export const projectCoreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Projects, InLanguage>({
      query: ({ language }) => ({ url: '/api/projects', read: 'projectsData', language }),
      transformResponse: (data: ProjectsData) => toProjects(data),
    }),
    getProject: build.query<Project, ByAlias>({
      query: fetchProject,
    }),
    /** The same call, reduced to the head, for pages that show no more of a project; see `storeHeads`. */
    getProjectHead: build.query<ProjectHead, ByAlias>({
      query: fetchProject,
      transformResponse: (result: Project) => headOf(result),
    }),
    getCalculator: build.query<CalculatorProject, CalculatorArgs>({
      query: ({ alias, language, flat }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/calculator`,
        part: 'project',
        read: 'calculatorProject',
        alias,
        language,
        ...(flat !== undefined && { params: { flat } }),
      }),
    }),
  }),
});
