import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './StepView.module.css';

/** The place of a step that only this tab can know. */
export function StepSkeleton() {
  return (
    <div className={styles.columns} aria-hidden>
      <div className={styles.stack}>
        <Skeleton size="title-m" />
        <SkeletonBlock height="26rem" />
      </div>
      <SkeletonBlock height="12rem" />
    </div>
  );
}
