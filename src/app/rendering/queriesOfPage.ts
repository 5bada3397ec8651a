import { withHeadsAlone } from '#entities/project';
import { resultsOf, type ApiState, type SentResults } from '#shared/api';
import type { RouteChunks } from '../routes/routeTypes.ts';

/** What a page of the server brings along: the answers that it was rendered from, as far as a browser needs them to render it again. */
export function queriesOfPage(state: ApiState, handles: readonly RouteChunks[]): SentResults {
  const answers = resultsOf(state);
  return handles.some(({ wholeProject }) => wholeProject) ? answers : withHeadsAlone(answers);
}
