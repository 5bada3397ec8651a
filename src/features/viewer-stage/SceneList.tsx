import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LocalLink } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import styles from './SceneList.module.css';

export interface SceneItem {
  readonly key: string;
  readonly name: string;
  /** Where it leads, without the language prefix, and what is said of it. */
  readonly link?: { readonly path: string; readonly text: string } | undefined;
}

interface SceneListProps {
  readonly label: string;
  readonly items: readonly SceneItem[];
  readonly picked: string | null;
  readonly pointed: string | null;
  /** Shows an item in the view; null: there is no view yet. */
  readonly onPicked: ((key: string) => void) | null;
  readonly onPointed: (key: string | null) => void;
  readonly children?: ReactNode;
}

/** What can be seen in a view, for those who do not see it or do not use a pointer; it does the same. */
export function SceneList({ label, items, picked, pointed, onPicked, onPointed, children }: SceneListProps) {
  if (items.length === 0) return null;
  const pointing = (key: string) => ({
    onPointerEnter: () => onPointed(key),
    onPointerLeave: () => onPointed(null),
    onFocus: () => onPointed(key),
    onBlur: () => onPointed(null),
  });
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={label}>
        {items.map(({ key, name, link }) => (
          <li
            key={key}
            className={clsx(styles.item, pointed === key && styles.pointed, picked === key && styles.picked)}
          >
            {onPicked === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <button
                {...pointing(key)}
                type="button"
                className={clsx(styles.name, styles.button)}
                aria-pressed={picked === key}
                onClick={() => onPicked(key)}
              >
                {name}
              </button>
            )}
            {link !== undefined && (
              <LocalLink {...pointing(key)} to={link.path} className={styles.link}>
                {link.text}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
