import { Activity, startTransition, useEffect, useState, type ReactNode } from 'react';
import { usePageLocation } from '#shared/routing';
import { nextFrame } from '#shared/tasks';
import styles from './BelowFold.module.css';

/**
 * Whether content below the first screen is shown yet. After a client-side navigation it follows once the first screen is painted.
 * A page that was hydrated, restored or scrolled shows it at once: it must match the server's markup and the scroll position.
 */
export function useBelowFold(): boolean {
  const { hash, navigationType } = usePageLocation();
  const [whole, setWhole] = useState(navigationType === 'POP' || hash !== '');
  useEffect(() => nextFrame(() => startTransition(() => setWhole(true))), []);
  return whole;
}

/** Renders its content hidden meanwhile, and holds a screen of height, to avoid layout shifts. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const whole = useBelowFold();
  // React would hydrate an Activity after the page around it.
  const [atOnce] = useState(whole);
  if (atOnce) return children;
  return (
    <>
      <Activity mode={whole ? 'visible' : 'hidden'}>{children}</Activity>
      {!whole && <div className={styles.room} />}
    </>
  );
}
