import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProjectQuery } from '#entities/project';
import { useLanguage } from '#shared/routing';

/** The sales center that sells a project; null without a project, while it is on its way, and when nobody knows it. */
export function useProjectCenter(alias: string | null): string | null {
  const language = useLanguage();
  const { currentData: project } = useGetProjectQuery(alias === null ? skipToken : { alias, language });
  return project?.sales_center ?? null;
}
