import { skipToken } from '@reduxjs/toolkit/query';
import { type ByAlias, type QueryResult, useApiSelector, useQueryResult } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { projectCoreApi } from './api/projectCoreApi.ts';
import type { ProjectHead, ProjectOf, ProjectTab } from './api/projectModel.ts';
import { selectProjectHead, selectProjectOf } from './api/projectSelectors.ts';

const { getProject, getProjectHead } = projectCoreApi.endpoints;

interface HeadOptions {
  readonly refetchFailed?: boolean;
}

/** The whole project when it was requested or the head does not suffice; otherwise the head. */
function useWholeOrHead(requested: ByAlias | null, headIsEnough: boolean, options?: HeadOptions) {
  const begun = useApiSelector((state) => getProject.select(requested ?? skipToken)(state).status !== 'uninitialized');
  const takesWhole = begun || !headIsEnough;
  const whole = useQueryResult(getProject, takesWhole ? requested : null, options);
  const head = useQueryResult(getProjectHead, takesWhole ? null : requested, options);
  return takesWhole ? whole : head;
}

/** A project's head, from the whole project or its own query. `null` requests nothing. */
export function useProjectHead(alias: string | null, options?: HeadOptions): QueryResult<ProjectHead> {
  const language = useLanguage();
  const known = useApiSelector((state) => (alias === null ? undefined : selectProjectHead(state, language, alias)));
  const result = useWholeOrHead(alias === null ? null : { alias, language }, true, options);
  return { ...result, data: result.error === undefined ? known : undefined };
}

/** A tab's project fields: from the server's results, otherwise from the whole project. */
export function useProjectOf<Tab extends ProjectTab>(alias: string, tab: Tab): QueryResult<ProjectOf<Tab>> {
  const language = useLanguage();
  const data = useApiSelector((state) => selectProjectOf(state, language, alias, tab));
  return { ...useWholeOrHead({ alias, language }, data !== undefined), data };
}
