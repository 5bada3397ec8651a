import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyModule, useOnReturn } from '#shared/lazy';
import { LocalLink, pathTo } from '#shared/routing';
import { BookmarkIcon } from '#shared/ui';
import { useSavedKeys } from './favouritesSlice.ts';
import styles from './SavedFlats.module.css';

function load() {
  return import(/* webpackChunkName: "saved-flats-storage" */ './SavedFlatsStorage.lazy.tsx');
}

/** Rendered once, by the layout. Loads after hydration: the server and the first render of a browser know of no saved flats. */
export function FavouritesPersistence() {
  const { part, failed, retry } = useLazyModule(load, true);
  const saved = useSavedKeys();
  const retryFailed = (): void => {
    if (failed) retry();
  };
  const retryWithSaved = useEffectEvent(retryFailed);
  useOnReturn(retryFailed);
  useEffect(() => retryWithSaved(), [saved]);
  return part && <part.SavedFlatsStorage />;
}

/** To the saved flats, with how many there are; nothing while there are none. */
export function SavedFlatsLink({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const count = useSavedKeys().size;
  if (count === 0) return null;
  return (
    <LocalLink
      to={pathTo('favourites')}
      aria-label={t('savedFlats', { count })}
      className={clsx(styles.link, className)}
    >
      <BookmarkIcon size={20} />
      <span>{count}</span>
    </LocalLink>
  );
}
