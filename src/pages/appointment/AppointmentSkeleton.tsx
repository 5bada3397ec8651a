import { SkeletonBlock } from '#shared/ui';
import styles from './VisitForm.module.css';

export function AppointmentSkeleton() {
  return (
    <div className={styles.form} aria-hidden>
      <SkeletonBlock height="31rem" />
      <SkeletonBlock height="17rem" />
    </div>
  );
}
