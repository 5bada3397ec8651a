import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { ProjectCard } from '#contract/project.ts';
import { ProjectTile } from '#entities/project';
import { projectLeft, projectPointedAt, selectPickedProject, selectProjectPointedAt } from '#features/project-pick';
import { useBelowFold, useLatePart } from '#shared/loading';
import styles from './ProjectList.module.css';

interface ProjectListProps {
  readonly projects: readonly ProjectCard[];
  readonly className?: string | undefined;
}

/** Cards that a large screen shows before it is scrolled. */
const firstScreen = 4;

const sizes = '(min-width: 90rem) 27rem, (min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw';

/** Cards in the document at a time: a page with thousands of them would stutter on a phone. */
const chunk = 24;

/** The card of the project that was picked on the map comes into view. */
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

/** How far the list has grown: in the URL, so that the way back leads to the same card; far enough for the picked one. */
function useShown(pickedIndex: number): number {
  const [search] = useSearchParams();
  return Math.max(Number(search.get('shown')) || 0, chunk * Math.max(1, Math.ceil((pickedIndex + 1) / chunk)));
}

/** Most companies have fewer complexes: what grows the list comes to those that have more. */
function importFoot() {
  return import(/* webpackChunkName: "projects-foot" */ './ProjectsFoot.tsx');
}

export function ProjectList({ projects, className }: ProjectListProps) {
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedProject);
  const pointedAt = useSelector(selectProjectPointedAt);
  const listRef = usePickedInView(picked);
  const whole = useBelowFold();
  const shown = useShown(projects.findIndex(({ alias }) => alias === picked));
  const { part } = useLatePart(importFoot, projects.length > chunk);

  return (
    <>
      <ul ref={listRef} className={className}>
        {projects.slice(0, whole ? shown : firstScreen).map((project, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- points at the marker; the control is the link within
          <li
            key={project.alias}
            data-alias={project.alias}
            className={clsx(styles.item, project.alias === picked && styles.picked, project.alias === pointedAt && styles.pointed)}
            onPointerEnter={() => dispatch(projectPointedAt(project.alias))}
            onPointerLeave={() => dispatch(projectLeft())}
            onFocus={() => dispatch(projectPointedAt(project.alias))}
            onBlur={() => dispatch(projectLeft())}
          >
            <ProjectTile project={project} priority={index === 0} headingLevel={2} sizes={sizes} />
          </li>
        ))}
      </ul>
      {part !== null && <part.ProjectsFoot shown={shown} all={projects.length} chunk={chunk} />}
    </>
  );
}
