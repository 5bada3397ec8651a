import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectProjectStatuses } from '#entities/project';
import {
  ChosenFilters,
  filtersFolded,
  filtersUnfolded,
  hasFilters,
  type ProjectFacets,
  projectFilter,
  type ProjectFilter,
  ProjectFilterBar,
  selectFiltersUnfolded,
  sortOrdersOf,
  SortSelect,
} from '#features/project-filter';
import { useProjectsView, ViewSwitch } from '#features/project-pick';
import type { ProjectCard } from '#shared/responses';
import { useApiSelector } from '#shared/api';
import { LocalLink, pathTo, useLanguage, withQuery } from '#shared/routing';
import { Announcement, Button, Container, FilterIcon } from '#shared/ui';
import styles from './ProjectsPage.module.css';

/** The search of single flats with the conditions that it shares with this page. */
function flatsPath({ rooms, area, price, district }: ProjectFilter): string {
  const search = projectFilter.write(new URLSearchParams(), { ...projectFilter.none, rooms, area, price, district });
  return withQuery(pathTo('flats'), search);
}

interface ProjectsHeadProps {
  readonly projects: readonly ProjectCard[];
  /** How many the filter lets through. */
  readonly count: number;
  readonly filter: ProjectFilter;
  readonly facets: ProjectFacets;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  readonly hrefOf: (change: Partial<ProjectFilter>) => string;
  /** Takes the focus of a button that is removed. */
  readonly countRef: RefObject<HTMLParagraphElement | null>;
  readonly hasMap: boolean;
  readonly loading: boolean;
}

/** Filters, what they have found, and in which order. */
export function ProjectsHead({
  projects,
  count,
  filter,
  facets,
  onChange,
  hrefOf,
  countRef,
  hasMap,
  loading,
}: ProjectsHeadProps) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  // A status that no project has now would be a chip that chooses nothing.
  const statuses = useApiSelector((state) => selectProjectStatuses(state, language)).filter(({ key }) =>
    facets.status.has(key),
  );
  const chosen = projectFilter.chosen(filter).length;
  // Show the filters when the address has some. An area is chosen on the map, which they would push off the screen.
  const unfolded = useSelector(selectFiltersUnfolded) ?? chosen > Number(filter.bounds !== null);
  const dispatch = useDispatch();
  const [view] = useProjectsView();
  const barId = useId();
  const orders = sortOrdersOf(projects);

  return (
    <Container width="wide" className={styles.head}>
      {(loading || hasFilters(projects, statuses, facets)) && (
        <>
          {/* On a phone the list comes first. */}
          <Button
            variant="quiet"
            icon={<FilterIcon />}
            aria-expanded={unfolded}
            aria-controls={barId}
            className={styles.fold}
            onClick={() => dispatch(unfolded ? filtersFolded() : filtersUnfolded())}
          >
            {chosen > 0 ? t('filtersWith', { number: chosen }) : t('filters')}
          </Button>
          <div id={barId} className={styles.bar} data-print="hide" data-unfolded={unfolded}>
            {!loading && (
              <ProjectFilterBar
                projects={projects}
                statuses={statuses}
                filter={filter}
                facets={facets}
                onChange={onChange}
                hrefOf={hrefOf}
              />
            )}
          </div>
        </>
      )}
      <div className={styles.line} data-view={hasMap ? view : 'list'}>
        <p ref={countRef} tabIndex={-1} className={styles.count}>
          {loading ? t('loading') : t('found', { count })}
        </p>
        <LocalLink to={flatsPath(filter)} className={styles.flats}>
          {t('showFlats')}
        </LocalLink>
        <div className={styles.end} data-print="hide">
          {hasMap && <ViewSwitch />}
          {(loading || orders.length > 0) && (
            <div className={styles.sort}>
              <SortSelect orders={orders} sort={filter.sort} onChange={(sort) => onChange({ sort })} />
            </div>
          )}
        </div>
      </div>
      <Announcement text={loading ? '' : t('foundAloud', { count })} />
      <ChosenFilters
        projects={projects}
        filter={filter}
        onChange={onChange}
        onEmptied={() => countRef.current?.focus()}
      />
    </Container>
  );
}
