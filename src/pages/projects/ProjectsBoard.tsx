import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ProjectCard } from '#contract/project.ts';
import { ProjectTileSkeleton } from '#entities/project';
import { withoutFilters, type ProjectFilter } from '#features/project-filter';
import { projectsClosed, selectPickedProject } from '#features/project-pick';
import { Button, Container, EmptyView } from '#shared/ui';
import { PickedProject } from './PickedProject.tsx';
import { ProjectList } from './ProjectList.tsx';
import styles from './ProjectsBoard.module.css';
import { ProjectsMap } from './ProjectsMap.tsx';
import { useProjectsView } from './useProjectsView.ts';

interface ProjectsBoardProps {
  /** Those that the filter lets through. */
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  readonly loading: boolean;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** The list beside the map; on a narrow screen one of the two. */
export function ProjectsBoard({ projects, filter, onChange, loading }: ProjectsBoardProps) {
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const [view] = useProjectsView();
  const picked = useSelector(selectPickedProject);
  const pickedProject = projects.find(({ alias }) => alias === picked);

  useEffect(
    () => () => {
      dispatch(projectsClosed());
    },
    [dispatch],
  );

  return (
    <Container width="wide" className={styles.board}>
      <div className={styles.columns} data-view={view}>
        <div className={styles.list}>
          {loading && (
            <div className={styles.tiles} aria-busy="true">
              {placeholders.map((place) => (
                <ProjectTileSkeleton key={place} />
              ))}
            </div>
          )}
          {!loading && projects.length === 0 && (
            <EmptyView
              title={t('empty.title')}
              hint={t('empty.hint')}
              action={
                <Button variant="secondary" onClick={() => onChange(withoutFilters(filter))}>
                  {t('clear')}
                </Button>
              }
            />
          )}
          {projects.length > 0 && <ProjectList projects={projects} className={styles.tiles} />}
        </div>
        <div className={styles.side}>
          <ProjectsMap projects={projects} />
          {pickedProject !== undefined && <PickedProject project={pickedProject} />}
        </div>
      </div>
    </Container>
  );
}
