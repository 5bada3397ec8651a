import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './BelowFold.module.css';

/**
 * Whether what lies below the first screen is rendered yet. A page that a link of the site leads to shows its first screen
 * first, and the rest in the next frames. A page that is opened, come back to or scrolled into is whole at once: it is what
 * the server wrote, and it has a place to scroll to.
 */
export function useBelowFold(): boolean {
  const { hash } = useLocation();
  const whole = useNavigationType() === 'POP' || hash !== '';
  return useDeferredValue(true, whole ? undefined : false);
}

/** What it holds back has left a screen of room, so that nothing under it is seen and pushed away. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return useBelowFold() ? children : <div className={styles.room} />;
}
