import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './ProgressSkeleton.module.css';

export function ProgressSkeleton() {
  return (
    <div className={styles.month} aria-hidden>
      <SkeletonBlock ratio="3 / 2" />
      <div className={styles.words}>
        <Skeleton size="title-m" lines={2} />
        <Skeleton lines={4} />
        <Skeleton size="title-l" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}
