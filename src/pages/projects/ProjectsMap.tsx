import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ProjectFilter } from '#features/project-filter';
import {
  cardClosed,
  mapMoved,
  projectLeft,
  projectPicked,
  projectPointedAt,
  selectOfferedArea,
  selectPickedProject,
  selectProjectPointedAt,
} from '#features/project-pick';
import type { ProjectCard } from '#shared/answers';
import { useLatePart } from '#shared/loading';
import { LazyMap } from '#shared/map';
import { matchedFlatsPath } from './matchedFlatsPath.ts';
import styles from './ProjectsMap.module.css';

function importParts() {
  return import(/* webpackChunkName: "projects-map" */ './mapParts.ts');
}

/** Names it in the store. */
const projectsMap = 'projects';

interface ProjectsMapProps {
  /** Those that the filter lets through, wherever they are. */
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

/** Where the projects stand; a marker picks its project, and moving the map can narrow the list. */
export function ProjectsMap({ projects, filter, onChange }: ProjectsMapProps) {
  const { bounds } = filter;
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedProject);
  const pointedAt = useSelector(selectProjectPointedAt);
  const markers = useMemo(
    () => projects.flatMap(({ alias: id, title, position }) => (position === null ? [] : [{ id, title, position }])),
    [projects],
  );
  const offered = useSelector(selectOfferedArea);
  const { part } = useLatePart(importParts, picked !== null || offered !== null || bounds !== null);
  const pickedProject = projects.find(({ alias }) => alias === picked);

  return (
    <LazyMap
      name={projectsMap}
      label={t('mapLabel')}
      markers={markers}
      selectedId={picked}
      pointedId={pointedAt}
      onMarkerSelected={(alias) => dispatch(projectPicked(alias))}
      onMarkerPointed={(alias) => dispatch(alias === null ? projectLeft() : projectPointedAt(alias))}
      card={
        part !== null && pickedProject !== undefined ? (
          <part.PickedProject project={pickedProject} to={matchedFlatsPath(pickedProject.alias, filter)} />
        ) : null
      }
      onCardClosed={() => dispatch(cardClosed())}
      bounds={bounds}
      onMoved={(moved) => dispatch(mapMoved(moved))}
      tool={part !== null && <part.AreaSearch bounds={bounds} offered={offered} onChange={onChange} />}
      className={styles.map}
    />
  );
}
