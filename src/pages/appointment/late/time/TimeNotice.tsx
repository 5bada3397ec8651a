import { useTranslation } from 'react-i18next';
import type { StateName } from '#features/booking';
import styles from './TimeNotice.module.css';

/** Why the visitor is here again. */
export function TimeNotice({ name }: { readonly name: StateName }) {
  const { t } = useTranslation('appointment');
  if (name !== 'conflict' && name !== 'hold_failed') return null;
  return (
    <p role="alert" className={styles.notice}>
      {t(`time.${name}`)}
    </p>
  );
}
