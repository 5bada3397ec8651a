import type { ReactNode } from 'react';
import type { Image } from '#contract/image.ts';
import { Picture, Text } from '#shared/ui';
import styles from './ProjectShowcase.module.css';

interface ProjectShowcaseProps {
  readonly poster: Image;
  readonly note: ReactNode;
  /** What a visitor does next. */
  readonly children: ReactNode;
}

/** A project as one large picture with a word on what it shows. */
export function ProjectShowcase({ poster, note, children }: ProjectShowcaseProps) {
  return (
    <figure className={styles.figure}>
      <Picture image={poster} priority sizes="(min-width: 90rem) 82rem, 92vw" />
      <figcaption className={styles.caption}>
        <Text tone="soft" className={styles.note}>
          {note}
        </Text>
        <div className={styles.actions}>{children}</div>
      </figcaption>
    </figure>
  );
}
