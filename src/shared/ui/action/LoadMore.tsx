import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

type LoadMoreProps = {
  loading: boolean;
  onLoadMore: () => void;
  /** What is shown of how much, or why the next part did not come. */
  note?: ReactNode;
  children: ReactNode;
};

/** The foot of a growing list. Leave it out when the last page is there. */
export function LoadMore({ loading, onLoadMore, note, children }: LoadMoreProps) {
  return (
    <div className={styles.foot}>
      <span className={styles.line} aria-hidden />
      <Button variant="secondary" loading={loading} onClick={onLoadMore}>
        {children}
      </Button>
      <span className={styles.line} aria-hidden />
      <div className={styles.note} aria-live="polite">
        {note}
      </div>
    </div>
  );
}
