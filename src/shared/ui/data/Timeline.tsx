import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

interface TimelineMark {
  readonly key: string;
  /** The point in time, short. */
  readonly when: ReactNode;
  readonly title: ReactNode;
  /** done: behind us; current: here we are; next: ahead. */
  readonly state: 'done' | 'current' | 'next';
  readonly details?: ReactNode;
}

interface TimelineProps {
  readonly marks: readonly TimelineMark[];
  /** Few marks with few words: across a phone, too. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** The horizon with marks on it: down the page on a phone, across it on a wide screen. */
export function Timeline({ marks, compact = false, className }: TimelineProps) {
  // Fix the columns at once, so that marks do not move while the page streams in.
  const columns = compact ? { gridTemplateColumns: `repeat(${marks.length}, minmax(0, 1fr))` } : undefined;
  return (
    <ol className={clsx(styles.line, compact && styles.compact, className)} style={columns}>
      {marks.map(({ key, when, title, state, details }) => (
        <li
          key={key}
          className={clsx(styles.mark, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles.when}>{when}</p>
          <p className={styles.title}>{title}</p>
          {details !== undefined && <div className={styles.details}>{details}</div>}
        </li>
      ))}
    </ol>
  );
}
