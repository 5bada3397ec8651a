import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LocalLink, pathTo } from '#shared/routing';
import { BookmarkIcon } from '#shared/ui';
import styles from './SavedFlats.module.css';
import { useSavedKeys } from './favouritesSlice.ts';

/** To the saved flats, with how many there are; nothing while there are none. */
export function SavedFlatsLink({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('housing');
  const count = useSavedKeys().size;
  if (count === 0) return null;
  return (
    <LocalLink
      to={pathTo('favourites')}
      aria-label={t('saving.link', { count })}
      className={clsx(styles.link, className)}
    >
      <BookmarkIcon size={20} />
      <span>{count}</span>
    </LocalLink>
  );
}
