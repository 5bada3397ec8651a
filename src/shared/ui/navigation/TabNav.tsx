import { Children, type ReactNode, useEffect, useRef } from 'react';
import styles from './TabNav.module.css';

interface TabNavProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** Identifies the current tab: when it changes, its link is scrolled into view. */
  readonly current: string;
  /** Links; the current one has aria-current="page". */
  readonly children: ReactNode;
}

/** Links along a horizon line; on a narrow screen they slide sideways. */
export function TabNav({ label, current, children }: TabNavProps) {
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = listRef.current;
    const link = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list || !link) return;
    // Not scrollIntoView: that would move the page too.
    const offset = link.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollLeft += offset - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={listRef} className={styles.list}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
