import { useApiSelector, useQueryResult } from '#shared/api';
import { useLanguage, usePageSearch } from '#shared/routing';
import { projectApi } from './api/projectApi.ts';
import { selectProjects } from './api/projectSelectors.ts';
import { usePlannings } from './usePlanPart.ts';

interface NamedSubject {
  /** Alias. */
  readonly project?: string;
  /** Id of a flat of that project. */
  readonly flat?: string;
}

/** The project and flat named in the address; unknown ones are ignored. */
export function useNamedSubject(): NamedSubject {
  const language = useLanguage();
  const search = usePageSearch();
  useQueryResult(projectApi.endpoints.getProjects, { language });
  const projects = useApiSelector((state) => selectProjects(state, language));
  const project = projects.find(({ alias }) => alias === search.get('project'))?.alias;
  const named = project === undefined ? null : search.get('flat');
  const plannings = named === null || project === undefined ? null : { alias: project, language };
  const { data: flats } = usePlannings(plannings, named ?? undefined);
  const flat = flats?.find(({ id }) => id === named)?.id;
  return { ...(project !== undefined && { project }), ...(flat !== undefined && { flat }) };
}
