import type { ReactNode } from 'react';
import styles from './ViewerControls.module.css';

/** Buttons over a view, in its corner. */
export function ViewerControls({ children }: { readonly children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}
