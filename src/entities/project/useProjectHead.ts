import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useQueryResult, type QueryResult, type ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { projectApi } from './projectApi.ts';
import { selectProjectHead } from './projectSelectors.ts';
import type { ProjectHead } from './projectModel.ts';

const { getProject, getProjectHead } = projectApi.endpoints;

/** The head of a project: of the whole project where that was asked for, else alone. `null` asks nothing. */
export function useProjectHead(
  alias: string | null,
  options?: { readonly askFailed?: boolean },
): QueryResult<ProjectHead> {
  const language = useLanguage();
  const asked = alias === null ? null : { alias, language };
  const begun = useSelector(
    (state: ApiState) => getProject.select(asked ?? skipToken)(state).status !== 'uninitialized',
  );
  const known = useSelector((state: ApiState) =>
    alias === null ? undefined : selectProjectHead(state, language, alias),
  );
  const whole = useQueryResult(getProject, begun ? asked : null, options);
  const alone = useQueryResult(getProjectHead, begun ? null : asked, options);
  const answer = begun ? whole : alone;
  return { ...answer, data: answer.error === undefined ? known : undefined };
}
