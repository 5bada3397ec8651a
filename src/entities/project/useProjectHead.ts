import { useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ApiState, type ByAlias, type QueryResult, useQueryResult } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { projectApi } from './projectApi.ts';
import type { ProjectHead, ProjectOf, ProjectTab } from './projectModel.ts';
import { selectProjectHead, selectProjectOf } from './projectSelectors.ts';

const { getProject, getProjectHead } = projectApi.endpoints;

interface HeadOptions {
  readonly refetchFailed?: boolean;
}

/** The whole project where that was asked for, or the head is not enough; else the head alone. */
function useWholeOrHead(requested: ByAlias | null, headIsEnough: boolean, options?: HeadOptions) {
  const begun = useSelector(
    (state: ApiState) => getProject.select(requested ?? skipToken)(state).status !== 'uninitialized',
  );
  const takesWhole = begun || !headIsEnough;
  const whole = useQueryResult(getProject, takesWhole ? requested : null, options);
  const head = useQueryResult(getProjectHead, takesWhole ? null : requested, options);
  return takesWhole ? whole : head;
}

/** The head of a project: of the whole project where that was asked for, else alone. `null` asks nothing. */
export function useProjectHead(alias: string | null, options?: HeadOptions): QueryResult<ProjectHead> {
  const language = useLanguage();
  const known = useSelector((state: ApiState) =>
    alias === null ? undefined : selectProjectHead(state, language, alias),
  );
  const result = useWholeOrHead(alias === null ? null : { alias, language }, true, options);
  return { ...result, data: result.error === undefined ? known : undefined };
}

/** What a tab shows of a project: a page of the server has brought it, otherwise the whole project is asked for. */
export function useProjectOf<Tab extends ProjectTab>(alias: string, tab: Tab): QueryResult<ProjectOf<Tab>> {
  const language = useLanguage();
  const data = useSelector((state: ApiState) => selectProjectOf(state, language, alias, tab));
  return { ...useWholeOrHead({ alias, language }, data !== undefined), data };
}
