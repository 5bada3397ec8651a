import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';
import styles from './MarkerLayer.module.css';

interface ClusterButtonProps {
  readonly count: number;
  /** One of its markers is spoken of in the list. */
  readonly pointed: boolean;
  readonly onPressed: (byKeyboard: boolean) => void;
}

/** Several markers too close to be told apart; pressing it comes nearer until they are. */
export function ClusterButton({ count, pointed, onPressed }: ClusterButtonProps) {
  const { t } = useTranslation('map');
  return (
    <button
      type="button"
      className={clsx(styles.cluster, pointed && styles.pointed)}
      data-digits={String(count).length}
      // A click that no pointer made counts none.
      onClick={({ detail }) => onPressed(detail === 0)}
    >
      <span aria-hidden className={styles.count}>
        {count}
      </span>
      <VisuallyHidden>{t('cluster', { count })}</VisuallyHidden>
    </button>
  );
}
