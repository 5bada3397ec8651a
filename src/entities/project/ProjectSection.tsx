import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Project } from '#shared/answers';
import { type ApiState, isNotFound, useQueryResult } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { Section, Text } from '#shared/ui';
import { projectApi } from './projectApi.ts';
import styles from './ProjectSection.module.css';
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

interface ProjectShowcaseProps {
  /** What is looked at: a picture or a view. */
  readonly stage: ReactNode;
  /** Stands beside the stage where there is room. */
  readonly aside?: ReactNode;
  readonly note: ReactNode;
  /** What a visitor does next. */
  readonly children: ReactNode;
}

/** A project as one large picture with a word on what it shows. */
export function ProjectShowcase({ stage, aside, note, children }: ProjectShowcaseProps) {
  return (
    <div className={styles.showcase}>
      <div className={styles.body}>
        {stage}
        {aside}
      </div>
      <div className={styles.caption}>
        <Text tone="soft" className={styles.note}>
          {note}
        </Text>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
