import { clsx } from 'clsx';
import { memo, type PointerEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProjectTile } from '#entities/project';
import {
  projectLeft,
  projectPointedAt,
  selectPickedProject,
  selectProjectPointedAt,
  type ProjectPickPart,
} from '#features/project-pick';
import type { ProjectCard } from '#shared/answers';
import styles from './ListedProject.module.css';

interface ListedProjectProps {
  readonly project: ProjectCard;
  /** Where its tile leads; to the project's own page when absent. */
  readonly to: string | undefined;
  /** Its picture is asked for at once. */
  readonly priority: boolean;
}

const sizes = '(min-width: 90rem) 27rem, (min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw';

/** A finger does not point before it taps. */
const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** A project of the list, which its marker on the map answers to. Rendered again only when it is itself pointed at: a list of them would delay the tap. */
export const ListedProject = memo(function ListedProject({ project, to, priority }: ListedProjectProps) {
  const dispatch = useDispatch();
  const { alias } = project;
  const picked = useSelector((state: ProjectPickPart) => selectPickedProject(state) === alias);
  const pointed = useSelector((state: ProjectPickPart) => selectProjectPointedAt(state) === alias);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- points at the marker; the control is the link within
    <li
      data-alias={alias}
      className={clsx(styles.item, picked && styles.picked, pointed && styles.pointed)}
      onPointerEnter={(event) => hovers(event) && dispatch(projectPointedAt(alias))}
      onPointerLeave={(event) => hovers(event) && dispatch(projectLeft())}
      onFocus={() => dispatch(projectPointedAt(alias))}
      onBlur={() => dispatch(projectLeft())}
    >
      <ProjectTile project={project} to={to} priority={priority} headingLevel={2} sizes={sizes} />
    </li>
  );
});
