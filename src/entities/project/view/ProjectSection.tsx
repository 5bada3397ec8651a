import type { ReactNode } from 'react';
import { isNotFound } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { Section, Text } from '#shared/ui';
import type { ProjectOf, ProjectTab } from '../api/projectModel.ts';
import styles from './ProjectSection.module.css';
import { useProjectOf } from '../useProjectHead.ts';

interface ProjectSectionProps<Tab extends ProjectTab> {
  readonly alias: string;
  readonly tab: Tab;
  readonly id: string;
  readonly heading: string;
  readonly skeleton: ReactNode;
  readonly children: (project: ProjectOf<Tab>) => ReactNode;
}

/** A tab that shows a part of the project itself. */
export function ProjectSection<Tab extends ProjectTab>({
  alias,
  tab,
  id,
  heading,
  skeleton,
  children,
}: ProjectSectionProps<Tab>) {
  const result = useProjectOf(alias, tab);

  // The whole page handles an unknown project.
  if (isNotFound(result.error)) return null;
  return (
    <Section id={id} heading={heading} space="compact">
      <QueryBoundary result={result} skeleton={skeleton} />
      {result.data !== undefined && children(result.data)}
    </Section>
  );
}

interface ProjectShowcaseProps {
  /** A picture or a view. */
  readonly stage: ReactNode;
  /** Beside the stage on wide screens. */
  readonly aside?: ReactNode;
  readonly note: ReactNode;
  /** The next actions. */
  readonly children: ReactNode;
}

/** A large picture of a project with a caption. */
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
