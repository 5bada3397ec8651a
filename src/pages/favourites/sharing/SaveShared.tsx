import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { maxFavourites, type SaveDispatch, saveSharedFlats, useSavedKeys } from '#features/favourites';
import { useLanguage } from '#shared/routing';
import { BookmarkIcon, Button, Text } from '#shared/ui';
import type { ListedFlat } from '../listed/listedFlat.ts';
import styles from './SaveShared.module.css';

interface SaveSharedProps {
  readonly listedFlats: readonly ListedFlat[];
  /** The way to that list. */
  readonly children: ReactNode;
}

/** Adds the flats of the link to the visitor's own ones. */
export function SaveShared({ listedFlats, children }: SaveSharedProps) {
  const { t } = useTranslation('favourites');
  const dispatch = useDispatch<SaveDispatch>();
  const language = useLanguage();
  const keys = useSavedKeys();
  const here = listedFlats.flatMap(({ key, alias, flat, asOf, names }) =>
    flat === null || names === null ? [] : [{ key, alias, flat, asOf, project: names.project, language }],
  );
  const wanted = here.filter(({ key }) => !keys.has(key));
  const room = keys.size + wanted.length <= maxFavourites;

  return (
    <div className={styles.place}>
      {wanted.length > 0 && (
        <Button icon={<BookmarkIcon />} onClick={() => dispatch(saveSharedFlats(wanted))}>
          {t('shared.save', { count: wanted.length })}
        </Button>
      )}
      {here.length > 0 && wanted.length === 0 && <Text tone="success">{t('shared.saved')}</Text>}
      {!room && (
        <Text size="s" tone="soft">
          {t('shared.noRoom', { count: maxFavourites })}
        </Text>
      )}
      {children}
    </div>
  );
}
