import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

type Crumb = {
  key: string;
  /** A link, or plain text for the page itself. */
  content: ReactNode;
};

/** The last crumb is the page itself. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
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
