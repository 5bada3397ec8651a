import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Day } from '#contract/common.ts';
import { useFlatWords } from '#entities/flat';
import type { Flat } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { BookmarkIcon, Button, IconButton } from '#shared/ui';
import { flatKey, maxFavourites } from './favourite.ts';
import { flatUnsaved, useSavedKeys } from './favouritesSlice.ts';
import styles from './SavedFlats.module.css';
import { saveFlat, type SaveDispatch } from './saveFlat.ts';

interface SaveFlatButtonProps {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  /** The day of which it is told, where a kept copy tells it; null: today. */
  readonly asOf: Day | null;
  /** The project's title, on a page that has asked for no project. */
  readonly title?: string | undefined;
  /** icon: for a line of a list; words: where a flat is shown in full. */
  readonly look: 'icon' | 'words';
  readonly className?: string | undefined;
}

/** A switch: the flat is among the saved ones, or not. Its state is said once: by `aria-pressed` of the icon, by the words of the other. */
export function SaveFlatButton({ alias, flat, asOf, title, look, className }: SaveFlatButtonProps) {
  const { t } = useTranslation('housing');
  const dispatch = useDispatch<SaveDispatch>();
  const language = useLanguage();
  const wordsOf = useFlatWords();
  const keys = useSavedKeys();
  const key = flatKey({ alias, id: flat.id });
  const saved = keys.has(key);
  const full = !saved && keys.size >= maxFavourites;
  const label = full
    ? t('saving.full', { count: maxFavourites })
    : t('saving.saveFlat', { flat: wordsOf(flat).quoted });

  const toggle = ({ detail: clicks }: MouseEvent): void => {
    // The second half of a double click would take back what the first one did.
    if (clicks > 1) return;
    if (saved) dispatch(flatUnsaved(key));
    else dispatch(saveFlat({ alias, flat, asOf, title }, language));
  };

  if (look === 'icon') {
    return (
      <IconButton
        label={label}
        icon={<BookmarkIcon />}
        pressed={saved}
        disabled={full}
        className={className}
        onClick={toggle}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      icon={<BookmarkIcon className={saved ? styles.saved : undefined} />}
      disabled={full}
      className={className}
      onClick={toggle}
    >
      {full ? label : t(saved ? 'saving.saved' : 'saving.save')}
    </Button>
  );
}
