import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, IconButton } from '#shared/ui';
import { nothing, type Covered } from './camera.ts';
import styles from './MapCard.module.css';

interface MapCardProps {
  /** Whether to move the focus to the card, because its marker was pressed. Called once. */
  readonly takesFocus: () => boolean;
  readonly onPlaced: (covered: Covered) => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The card of a marker: at the bottom of the map on a phone, at the marker where there is room. */
export function MapCard({ takesFocus, onPlaced, onClosed, children }: MapCardProps) {
  const { t } = useTranslation('mapView');
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus()) {
      ref.current?.focus({ preventScroll: true });
      // A map may end below the screen of a phone, or under its bar.
      ref.current?.scrollIntoView({ block: 'nearest' });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once a card: a selection from elsewhere must not take the focus later
  }, []);

  useEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const { offsetTop: top, offsetHeight: height } = card;
    const whole = card.offsetParent?.clientHeight ?? 0;
    onPlaced(top < whole / 2 ? { head: top + height, foot: 0 } : { head: 0, foot: whole - top });
    return () => onPlaced(nothing);
  }, [onPlaced]);

  return (
    <div ref={ref} role="group" aria-label={t('card')} tabIndex={-1} className={styles.card}>
      {children}
      <IconButton label={t('closeCard')} icon={<CloseIcon size={20} />} className={styles.close} onClick={onClosed} />
    </div>
  );
}
