import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ProjectCard } from '#contract/project.ts';
import { ProjectTile } from '#entities/project';
import { projectLeft, projectPointedAt, selectPickedProject, selectProjectPointedAt } from '#features/project-pick';
import { useBelowFold } from '#shared/loading';
import styles from './ProjectList.module.css';

interface ProjectListProps {
  readonly projects: readonly ProjectCard[];
  readonly className?: string | undefined;
}

/** Cards that a large screen shows before it is scrolled. */
const firstScreen = 4;

const sizes = '(min-width: 90rem) 27rem, (min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw';

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

export function ProjectList({ projects, className }: ProjectListProps) {
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedProject);
  const pointedAt = useSelector(selectProjectPointedAt);
  const listRef = usePickedInView(picked);
  const whole = useBelowFold();

  return (
    <ul ref={listRef} className={clsx(styles.list, className)}>
      {(whole ? projects : projects.slice(0, firstScreen)).map((project, index) => (
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
  );
}
