import { useTranslation } from 'react-i18next';
import { ProjectTileSkeleton } from '#entities/project';
import { withoutFilters, type ProjectFilter } from '#features/project-filter';
import type { ProjectCard } from '#shared/answers';
import { Block } from '#shared/loading';
import { Button, Container, EmptyView } from '#shared/ui';
import { ProjectList } from './ProjectList.tsx';
import styles from './ProjectsBoard.module.css';
import { ProjectsMap } from './ProjectsMap.tsx';
import { useProjectsView } from './useProjectsView.ts';

interface ProjectsBoardProps {
  /** Those that the filter lets through. */
  readonly projects: readonly ProjectCard[];
  /** And those that it would without the bounds of the map. */
  readonly onMap: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  readonly loading: boolean;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** The list beside the map; on a narrow screen one of the two. */
export function ProjectsBoard({ projects, onMap, filter, onChange, loading }: ProjectsBoardProps) {
  const { t } = useTranslation('projects');
  const [view] = useProjectsView();

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
          {projects.length > 0 && (
            <Block name="list" wanted>
              <ProjectList projects={projects} filter={filter} className={styles.tiles} />
            </Block>
          )}
        </div>
        <div className={styles.side}>
          <Block name="map" wanted>
            <ProjectsMap projects={onMap} filter={filter} onChange={onChange} />
          </Block>
        </div>
      </div>
    </Container>
  );
}
