import { projectApi } from '#entities/project';
import { useAnswer } from '#shared/api';
import { useLanguage } from '#shared/routing';

/** The sales center that sells a project; null without a project, while it is on its way, and when nobody knows it. */
export function useProjectCenter(alias: string | null): string | null {
  const language = useLanguage();
  const { data: project } = useAnswer(projectApi.endpoints.getProject, alias === null ? null : { alias, language });
  return project?.sales_center ?? null;
}
