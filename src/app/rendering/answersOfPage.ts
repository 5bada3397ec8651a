import { withHeadsAlone } from '#entities/project';
import { answersOf, type ApiState, type SentAnswers } from '#shared/api';
import type { RouteChunks } from '../routes/routeTypes.ts';

/** What a page of the server brings along: the answers that it was rendered from, as far as a browser needs them to render it again. */
export function answersOfPage(state: ApiState, handles: readonly RouteChunks[]): SentAnswers {
  const answers = answersOf(state);
  return handles.some(({ wholeProject }) => wholeProject) ? answers : withHeadsAlone(answers);
}
