import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './BelowFold.module.css';

/**
 * Whether content below the first screen is rendered yet. After a client-side navigation it follows in the next frames.
 * A page that was hydrated, restored or scrolled renders at once: it must match the server's markup and the scroll
 * position.
 */
export function useBelowFold(): boolean {
  const { hash } = useLocation();
  const whole = useNavigationType() === 'POP' || hash !== '';
  return useDeferredValue(true, whole ? undefined : false);
}

/** Reserves a screen of height meanwhile, to avoid layout shifts. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return useBelowFold() ? children : <div className={styles.room} />;
}
