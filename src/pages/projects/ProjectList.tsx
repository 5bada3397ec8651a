import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { ProjectTile } from '#entities/project';
import { filterKey, flatFilter } from '#features/flat-filter';
import { countOfFlats, type ProjectFilter } from '#features/project-filter';
import { selectPickedProject, usePointing } from '#features/project-pick';
import type { ProjectCard } from '#shared/responses';
import { useBelowFold, useLazyModule } from '#shared/lazy';
import { pathTo, shownParameter, shownStep, usePageSearch, withQuery } from '#shared/routing';
import styles from './ProjectsPage.module.css';

/** The plan of a project with the flats of the search; undefined when no condition is about flats. */
export function matchedFlatsPath(alias: string, filter: ProjectFilter): string | undefined {
  if (countOfFlats(filter) === 0) return undefined;
  const { rooms, area, price } = filter;
  const search = filterKey({ ...flatFilter.none, rooms, area, price, status: ['free'] });
  return withQuery(pathTo('projectPlan', { alias }), search);
}

interface ListedProjectProps {
  readonly project: ProjectCard;
  /** Where its tile leads; to the project's own page when absent. */
  readonly to: string | undefined;
  /** Loads its picture eagerly. */
  readonly priority: boolean;
}

const sizes = '(min-width: 90rem) 27rem, (min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw';

/** A project of the list; pointing at it highlights its marker. Memoized, because rendering the whole list would delay the tap. */
const ListedProject = memo(function ListedProject({ project, to, priority }: ListedProjectProps) {
  const { alias } = project;
  const { picked, pointed, handlers } = usePointing(alias);

  return (
    <li
      data-alias={alias}
      className={clsx(styles.item, picked && styles.picked, pointed && styles.pointed)}
      {...handlers}
    >
      <ProjectTile project={project} to={to} priority={priority} headingLevel={2} sizes={sizes} />
    </li>
  );
});

interface ProjectListProps {
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly className?: string | undefined;
}

/** Cards that a screen shows before it is scrolled; narrow ones have a single column. */
const firstScreen = (): number => (matchMedia('(width < 40rem)').matches ? 2 : 4);

/** Scrolls the card of the picked project into view. */
function usePickedInView(picked: string | null) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (picked === null) return;
    const card = [...(listRef.current?.children ?? [])].find((item) => item.getAttribute('data-alias') === picked);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'center' });
  }, [picked]);
  return listRef;
}

/** The number of cards: enough to include the picked one. */
function useShown(pickedIndex: number): number {
  const search = usePageSearch();
  const least = shownStep * Math.max(1, Math.ceil((pickedIndex + 1) / shownStep));
  return Math.max(Number(search.get(shownParameter)) || 0, least);
}

/** Lazy: most companies have fewer developments than a list shows at first. */
function importFoot() {
  return import(/* webpackChunkName: "projects-foot" */ './ProjectsFoot.tsx');
}

export function ProjectList({ projects, filter, className }: ProjectListProps) {
  const picked = useSelector(selectPickedProject);
  const listRef = usePickedInView(picked);
  const whole = useBelowFold();
  const shown = useShown(projects.findIndex(({ alias }) => alias === picked));
  const { part } = useLazyModule(importFoot, projects.length > shownStep);

  return (
    <>
      <ul ref={listRef} className={className}>
        {projects.slice(0, whole ? shown : firstScreen()).map((project, index) => (
          <ListedProject
            key={project.alias}
            project={project}
            to={matchedFlatsPath(project.alias, filter)}
            priority={index === 0}
          />
        ))}
      </ul>
      {part !== null && <part.ProjectsFoot shown={shown} all={projects.length} />}
    </>
  );
}
