import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, IconButton } from '#shared/ui';
import styles from './MapCard.module.css';

interface MapCardProps {
  /** Whether the focus goes there: a marker was pressed, and this is what it says. */
  readonly focused: boolean;
  /** Pixels of the map that it covers. */
  readonly onSized: (height: number) => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** What a marker stands for, over the foot of the map. */
export function MapCard({ focused, onSized, onClosed, children }: MapCardProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focused) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once a card: a selection from elsewhere must not take the focus later
  }, []);

  useEffect(() => {
    onSized(ref.current?.offsetHeight ?? 0);
  }, [onSized]);

  return (
    <div ref={ref} role="group" aria-label={t('map.card')} tabIndex={-1} className={styles.card}>
      {children}
      <IconButton label={t('map.closeCard')} icon={<CloseIcon size={20} />} className={styles.close} onClick={onClosed} />
    </div>
  );
}
