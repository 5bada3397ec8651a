import type { ReactNode } from 'react';
import { Text } from '#shared/ui';
import styles from './ProjectShowcase.module.css';

interface ProjectShowcaseProps {
  /** What is looked at: a picture or a view. */
  readonly stage: ReactNode;
  /** Stands beside the stage where there is room. */
  readonly aside?: ReactNode;
  readonly note: ReactNode;
  /** What a visitor does next. */
  readonly children: ReactNode;
}

/** A project as one large picture with a word on what it shows. */
export function ProjectShowcase({ stage, aside, note, children }: ProjectShowcaseProps) {
  return (
    <div className={styles.showcase}>
      <div className={styles.body}>
        {stage}
        {aside}
      </div>
      <div className={styles.caption}>
        <Text tone="soft" className={styles.note}>
          {note}
        </Text>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
