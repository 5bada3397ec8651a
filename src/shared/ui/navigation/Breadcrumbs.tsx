import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

interface Crumb {
  readonly key: string;
  /** A link, or plain text for the page itself. */
  readonly content: ReactNode;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ label, items }: { readonly label: string; readonly items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ key, content }, index) => (
          <li key={key} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
