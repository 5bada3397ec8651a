import { clsx } from 'clsx';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, CloseIcon, IconButton } from '#shared/ui';
import { DockIcon } from '../icons.tsx';
import styles from './QaFrame.module.css';
import { barKey, useBarKey } from './useBarKey.ts';
import { useDock } from './useDock.ts';
import { useRoom } from './useRoom.ts';

interface QaFrameProps {
  readonly name: string;
  readonly status: ReactNode;
  /** Whether something is going on that must be seen also in a folded bar. */
  readonly live: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A bar at an edge of the screen, over everything else and never in a picture or on paper. */
export function QaFrame({ name, status, live, closeLabel, onClose, children }: QaFrameProps) {
  const { t } = useTranslation('qa');
  const { edge, move } = useDock();
  const [folded, setFolded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useRoom(bar, edge);
  useBarKey(bar);
  // The second press of a double click would answer the question that the first one has asked.
  const close = ({ detail }: MouseEvent): void => {
    if (detail < 2) onClose();
  };
  return (
    <aside
      ref={bar}
      aria-label={name}
      aria-keyshortcuts={barKey}
      data-print="hide"
      data-qa
      className={clsx(styles.frame, styles[edge], live && styles.live)}
    >
      <div className={styles.head}>
        <p className={styles.status}>
          <b className={styles.name}>{name}</b> <span>{status}</span> <kbd className={styles.key}>{barKey}</kbd>
        </p>
        <IconButton
          label={folded ? t('unfold') : t('fold')}
          aria-expanded={!folded}
          icon={<ChevronDownIcon className={clsx(folded !== (edge === 'top') && styles.turned)} />}
          onClick={() => setFolded(!folded)}
        />
        <IconButton
          label={edge === 'top' ? t('toBottom') : t('toTop')}
          icon={<DockIcon up={edge === 'bottom'} />}
          onClick={move}
        />
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={close} />
      </div>
      <div hidden={folded} data-tools className={styles.body}>
        {children}
      </div>
    </aside>
  );
}
