import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useFlatWords } from '#entities/flat';
import { flatKey, removalUndone, selectRemoval, useSavedKeys } from '#features/favourites';
import { Button } from '#shared/ui';
import styles from './FavouritesPage.module.css';

interface UndoLineProps {
  /** Of the flat that was removed, as a sentence has it. */
  readonly name: string;
  readonly onUndo: () => void;
}

/** Replaces the removed flat and takes the focus of its button. */
function UndoLine({ name, onUndo }: UndoLineProps) {
  const { t } = useTranslation('favourites');
  const place = useRef<HTMLLIElement>(null);
  const id = useId();
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <li ref={place} className={styles.line}>
      <span id={id}>{t('removed', { flat: name })}</span>
      <Button variant="quiet" size="s" aria-describedby={id} onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}

export interface Undo {
  /** The place in the list. */
  readonly index: number;
  readonly line: ReactElement;
}

interface Undoing {
  readonly undo: Undo | null;
  /** Key of the flat that was restored last. */
  readonly returned: string | null;
}

/** What was removed last can be taken back as long as the list is on the screen. */
export function useUndo(): Undoing {
  const dispatch = useDispatch();
  const wordsOf = useFlatWords();
  const removal = useSelector(selectRemoval);
  const savedKeys = useSavedKeys();
  const [returned, setReturned] = useState<string | null>(null);
  if (removal === null) return { undo: null, returned };
  const key = flatKey(removal.flat);
  // Another tab has saved it again.
  if (savedKeys.has(key)) return { undo: null, returned };
  const takeBack = (): void => {
    setReturned(key);
    dispatch(removalUndone());
  };
  return {
    undo: {
      index: removal.index,
      line: <UndoLine key={key} name={wordsOf(removal.flat.facts).quoted} onUndo={takeBack} />,
    },
    returned,
  };
}
