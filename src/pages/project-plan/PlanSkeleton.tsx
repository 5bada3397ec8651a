import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './PlanSkeleton.module.css';

const rows = [1, 2, 3, 4, 5];

export function PlanSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.filter}>
        <SkeletonBlock height="4.5rem" />
        <SkeletonBlock height="4.5rem" />
      </div>
      <SkeletonBlock height="3.5rem" />
      <Skeleton size="title-m" className={styles.count} />
      {rows.map((row) => (
        <SkeletonBlock key={row} className={styles.row} />
      ))}
    </div>
  );
}
