import { type ReactNode, useId } from 'react';
import { ProjectPrice, ProjectStatus } from '#entities/project';
import type { ProjectCard } from '#shared/responses';
import { LocalLink, pathTo } from '#shared/routing';
import { Picture } from '#shared/ui';
import styles from './PickedProject.module.css';

interface PickedProjectProps {
  readonly project: ProjectCard;
  readonly to?: string | undefined;
  /** About its flats; the price when absent. */
  readonly words?: ReactNode;
}

/** The card of the picked marker. */
export function PickedProject({
  project,
  to = pathTo('projectAbout', { alias: project.alias }),
  words = <ProjectPrice project={project} />,
}: PickedProjectProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.words}>
        {project.status !== null && <ProjectStatus status={project.status} />}
        <h2 id={titleId} className={styles.title}>
          <LocalLink to={to} className={styles.link}>
            {project.title}
          </LocalLink>
        </h2>
        {words}
      </div>
      <Picture image={project.image} ratio="1 / 1" sizes="6rem" className={styles.picture} />
    </article>
  );
}
