import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ProjectCard } from '#contract/project.ts';
import { projectLeft, projectPicked, projectPointedAt, selectPickedProject, selectProjectPointedAt } from '#features/project-pick';
import { LazyMap } from '#shared/map';
import styles from './ProjectsMap.module.css';

/** Where the projects stand; a marker picks its project. */
export function ProjectsMap({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedProject);
  const pointedAt = useSelector(selectProjectPointedAt);
  const markers = useMemo(
    () => projects.map(({ alias, title, position }) => ({ id: alias, title, position })),
    [projects],
  );

  return (
    <LazyMap
      label={t('mapLabel')}
      markers={markers}
      selectedId={picked}
      pointedId={pointedAt}
      onMarkerSelected={(alias) => dispatch(projectPicked(alias))}
      onMarkerPointed={(alias) => dispatch(alias === null ? projectLeft() : projectPointedAt(alias))}
      className={styles.map}
    />
  );
}
