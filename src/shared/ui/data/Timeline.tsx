import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

export type TimelineMark = {
  key: string;
  /** The point in time, short. */
  when: ReactNode;
  title: ReactNode;
  /** done: behind us; current: here we are; next: ahead. */
  state: 'done' | 'current' | 'next';
  details?: ReactNode;
};

/** The horizon with marks on it: down the page on a phone, across it on a wide screen. */
export function Timeline({ marks, className }: { marks: readonly TimelineMark[]; className?: string | undefined }) {
  return (
    <ol className={clsx(styles.line, className)}>
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
