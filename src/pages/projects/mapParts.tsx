import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ProjectPrice, ProjectStatus } from '#entities/project';
import type { ProjectFilter } from '#features/project-filter';
import { areaSettled } from '#features/project-pick';
import type { ProjectCard } from '#shared/responses';
import { LocalLink, pathTo } from '#shared/routing';
import { Button, Picture } from '#shared/ui';
import styles from './mapParts.module.css';

interface AreaSearchProps {
  /** What is searched. */
  readonly bounds: ProjectFilter['bounds'];
  /** What the map has been moved to. */
  readonly offered: ProjectFilter['bounds'];
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

/** Offers to search what the map has been moved to; after that, to search everywhere again. */
export function AreaSearch({ bounds, offered, onChange }: AreaSearchProps) {
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const search = (area: ProjectFilter['bounds']): void => {
    dispatch(areaSettled());
    onChange({ bounds: area });
  };
  if (offered === null && bounds === null) return null;
  return (
    <Button variant="secondary" size="s" className={styles.button} onClick={() => search(offered)}>
      {offered === null ? t('bounds.leave') : t('bounds.search')}
    </Button>
  );
}

interface PickedProjectProps {
  readonly project: ProjectCard;
  readonly to?: string | undefined;
}

/** What a marker of the map stands for. */
export function PickedProject({ project, to = pathTo('projectAbout', { alias: project.alias }) }: PickedProjectProps) {
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
        <ProjectPrice project={project} />
      </div>
      <Picture image={project.image} ratio="1 / 1" sizes="6rem" className={styles.picture} />
    </article>
  );
}
