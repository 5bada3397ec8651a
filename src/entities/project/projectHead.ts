import type { Project } from '#shared/answers';
import type { SentResults } from '#shared/api';
import { projectApi } from './projectApi.ts';
import { headOf } from './projectMapping.ts';

const { getProject, getProjectHead } = projectApi.endpoints;

/** The answers of a page that shows no more of its project than the head; the rest, four fifths of it, is asked for by the tab that shows it. */
export function withHeadsAlone(answers: SentResults): SentResults {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) =>
      answer.endpointName === getProject.name && answer.data !== undefined
        ? [
            key.replace(getProject.name, getProjectHead.name),
            { ...answer, endpointName: getProjectHead.name, data: headOf(answer.data as Project) },
          ]
        : [key, answer],
    ),
  );
}
