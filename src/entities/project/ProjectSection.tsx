import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Project } from '#shared/answers';
import { isNotFound, useQueryResult, type ApiState } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';
import { projectApi } from './projectApi.ts';
import { selectProject } from './projectSelectors.ts';

interface ProjectSectionProps {
  readonly alias: string;
  readonly id: string;
  readonly heading: string;
  readonly skeleton: ReactNode;
  readonly children: (project: Project) => ReactNode;
}

/** A tab that shows a part of the project itself. */
export function ProjectSection({ alias, id, heading, skeleton, children }: ProjectSectionProps) {
  const language = useLanguage();
  const answer = useQueryResult(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id={id} heading={heading} space="compact">
      <QueryBoundary answer={answer} skeleton={skeleton} />
      {project !== undefined && children(project)}
    </Section>
  );
}
