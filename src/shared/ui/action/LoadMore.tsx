import type { ReactNode } from 'react';
import { ActionLink, Button } from './Button.tsx';
import styles from './LoadMore.module.css';

type LoadMoreProps = {
  loading: boolean;
  onLoadMore: () => void;
  /** The page that shows the next part by itself; absent where the list has no such page. */
  href?: string | undefined;
  /** What is shown of how much, or why the next part did not come. */
  note?: ReactNode;
  children: ReactNode;
};

/** The foot of a growing list. Leave it out when the last page is there. */
export function LoadMore({ loading, onLoadMore, href, note, children }: LoadMoreProps) {
  return (
    <div className={styles.foot}>
      <span className={styles.line} aria-hidden />
      {href === undefined ? (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {children}
        </Button>
      ) : (
        <ActionLink href={href} rel="next" variant="secondary" loading={loading} onAction={onLoadMore}>
          {children}
        </ActionLink>
      )}
      <span className={styles.line} aria-hidden />
      <div className={styles.note} aria-live="polite">
        {note}
      </div>
    </div>
  );
}
