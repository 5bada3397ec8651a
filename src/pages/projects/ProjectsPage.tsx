import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { projectCoreApi, ProjectTileSkeleton, selectProjects } from '#entities/project';
import {
  filterProjects,
  knownFilter,
  projectFilter,
  type ProjectFilter,
  projectFilterSlice,
} from '#features/project-filter';
import {
  cardClosed,
  ListAndMap,
  mapClass,
  mapMoved,
  projectLeft,
  projectPicked,
  projectPickSlice,
  projectPointedAt,
  selectOfferedArea,
  selectPickedProject,
  selectProjectPointedAt,
} from '#features/project-pick';
import { useApiSelector, useQueryResult } from '#shared/api';
import { useUrlFilter } from '#shared/form';
import { QueryBoundary, Block, failureStatus, useLazyModule } from '#shared/lazy';
import { LazyMap } from '#shared/map';
import type { ProjectCard } from '#shared/responses';
import { pathTo, useLanguage } from '#shared/routing';
import { ItemListJsonLd, PageMeta } from '#shared/seo';
import { Button, Container, EmptyView, Heading, Lead } from '#shared/ui';
import { matchedFlatsPath, ProjectList } from './ProjectList.tsx';
import { ProjectsHead } from './ProjectsHead.tsx';
import styles from './ProjectsPage.module.css';

function importParts() {
  return import(/* webpackChunkName: "projects-map" */ './mapParts.tsx');
}

/** Names it in the store. */
const projectsMap = 'projects';

interface ProjectsMapProps {
  /** Those that the filter lets through, wherever they are. */
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

/** The map of the projects: a marker picks its project, and moving the map can narrow the list. */
function ProjectsMap({ projects, filter, onChange }: ProjectsMapProps) {
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
  const { part } = useLazyModule(importParts, picked !== null || offered !== null || bounds !== null);
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
      className={mapClass}
    />
  );
}

interface ProjectsBoardProps {
  /** Those that the filter lets through. */
  readonly projects: readonly ProjectCard[];
  /** And those that it would without the bounds of the map. */
  readonly onMap: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  readonly onClear: () => void;
  readonly hasMap: boolean;
  readonly loading: boolean;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** The list beside the map; on a narrow screen one of the two. */
function ProjectsBoard({ projects, onMap, filter, onChange, onClear, hasMap, loading }: ProjectsBoardProps) {
  const { t } = useTranslation('projects');
  const tiles = clsx(styles.tiles, hasMap && styles.besideMap);

  return (
    <Container width="wide" className={styles.board}>
      <ListAndMap
        map={
          hasMap ? (
            <Block name="map" required>
              <ProjectsMap projects={onMap} filter={filter} onChange={onChange} />
            </Block>
          ) : null
        }
      >
        {loading && (
          <div className={tiles} aria-busy="true">
            {placeholders.map((place) => (
              <ProjectTileSkeleton key={place} />
            ))}
          </div>
        )}
        {!loading && projects.length === 0 && (
          <EmptyView
            title={t('empty.title')}
            {...(projectFilter.chosen(filter).length > 0 && {
              hint: t('empty.hint'),
              action: (
                <Button variant="secondary" onClick={onClear}>
                  {t('clear')}
                </Button>
              ),
            })}
          />
        )}
        {projects.length > 0 && (
          <Block name="list" required>
            <ProjectList projects={projects} filter={filter} className={tiles} />
          </Block>
        )}
      </ListAndMap>
    </Container>
  );
}

/** All projects, as a list and on the map. */
function ProjectsPage() {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const result = useQueryResult(projectCoreApi.endpoints.getProjects, { language });
  const projects = useApiSelector((state) => selectProjects(state, language));
  const { filter: urlFilter, change, clear, hrefOf } = useUrlFilter(projectFilter);
  const countRef = useRef<HTMLParagraphElement>(null);
  const loading = result.data === undefined;
  const hasMap = loading || projects.some(({ position }) => position !== null);
  const { filter, facets, found, onMap } = useMemo(() => {
    const known = loading ? urlFilter : knownFilter(urlFilter, projectFilter.facets(projects, urlFilter));
    return {
      filter: known,
      facets: projectFilter.facets(projects, known),
      found: filterProjects(projects, known),
      onMap: filterProjects(projects, { ...known, bounds: null }),
    };
  }, [projects, urlFilter, loading]);
  const failed = failureStatus(result);

  return (
    <>
      <PageMeta title={t('searchTitle')} description={t('description')} status={failed} />
      {__RENDERS_ON_SERVER__ && (
        <ItemListJsonLd
          items={projects}
          linkOf={({ alias, title }) => ({ name: title, path: pathTo('projectAbout', { alias }) })}
        />
      )}
      <Container width="wide" className={styles.header}>
        <Heading level={1}>{t('title')}</Heading>
        {hasMap && <Lead className={styles.hint}>{t('hint')}</Lead>}
      </Container>
      {failed ? (
        <QueryBoundary place="body" result={result} skeleton={null} />
      ) : (
        <>
          <Block name="filter">
            <ProjectsHead
              projects={projects}
              count={found.length}
              filter={filter}
              facets={facets}
              onChange={change}
              hrefOf={hrefOf}
              countRef={countRef}
              hasMap={hasMap}
              loading={loading}
            />
          </Block>
          <ProjectsBoard
            projects={found}
            onMap={onMap}
            filter={filter}
            onChange={change}
            onClear={() => {
              // Before the button is removed together with the focus.
              countRef.current?.focus();
              clear();
            }}
            hasMap={hasMap}
            loading={loading}
          />
        </>
      )}
    </>
  );
}

export { ProjectsPage as Page };
export const namespaces = ['housing', 'flatWords', 'projects', 'tiles', 'list', 'map', 'listAndMap', 'options'];
export const slices = [projectFilterSlice, projectPickSlice];
