import { SkeletonBlock } from '#shared/ui';
import styles from './Planner.module.css';

export function CalculatorSkeleton() {
  return (
    <div className={styles.planner} aria-hidden>
      <SkeletonBlock height="36rem" />
      <SkeletonBlock height="36rem" />
    </div>
  );
}
