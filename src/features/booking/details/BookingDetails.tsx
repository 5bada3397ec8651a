import { useTranslation } from 'react-i18next';
import { LoadFailed, useLazyModule } from '#shared/lazy';
import { SkeletonBlock, VisuallyHidden } from '#shared/ui';
import styles from './BookingDetails.module.css';

function importForm() {
  return import(/* webpackChunkName: "visit-details" */ './VisitDetails.tsx');
}

/** The last step of booking or moving a visit; its form loads lazily. */
export function BookingDetails({ moving }: { readonly moving: boolean }) {
  const { t } = useTranslation('appointment');
  const { part, failed, retry } = useLazyModule(importForm, true);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (part !== null) return <part.VisitDetails moving={moving} />;
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('details.loading')}</VisuallyHidden>
      {Array.from({ length: moving ? 1 : 4 }, (_, index) => (
        <SkeletonBlock key={index} height="4.75rem" />
      ))}
    </div>
  );
}
