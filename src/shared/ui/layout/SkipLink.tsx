import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: over navigation, to the content. `targetId` is the id of an element with tabIndex -1. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {children}
    </a>
  );
}
