import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui';
import styles from './UndoLine.module.css';

interface UndoLineProps {
  /** Of the flat that was removed, as a sentence has it. */
  readonly name: string;
  readonly onUndo: () => void;
}

/** Stands where the flat stood; the focus, whose button has gone with it, moves here. */
export function UndoLine({ name, onUndo }: UndoLineProps) {
  const { t } = useTranslation('favourites');
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <li ref={place} className={styles.line}>
      <span>{t('removed', { flat: name })}</span>
      <Button variant="quiet" size="s" onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
