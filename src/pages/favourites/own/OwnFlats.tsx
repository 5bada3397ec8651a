import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { useFlatWords } from '#entities/flat';
import {
  flatRemoved,
  flatsSeen,
  type StoredFacts,
  seenAgain,
  useFavourites,
  useFavouritesKnown,
} from '#features/favourites';
import { Block } from '#shared/lazy';
import { PageMeta } from '#shared/seo';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, CloseIcon, Container, EmptyView, IconButton, PageHeader } from '#shared/ui';
import pageStyles from '../FavouritesPage.module.css';
import { FlatsSkeleton } from '../FlatsSkeleton.tsx';
import { SavedFlatsView } from '../SavedFlatsView.tsx';
import type { ListedFlat } from '../listed/listedFlat.ts';
import { StaleNotice } from '../listed/StaleNotice.tsx';
import { useListedFlats } from '../listed/useListedFlats.ts';
import { FirstFlats } from './FirstFlats.tsx';
import { HowToSave } from './HowToSave.tsx';
import styles from './OwnFlats.module.css';
import { useUndo } from './useUndo.tsx';

interface RemoveButtonProps {
  /** Null when nothing is known of it. */
  readonly flat: StoredFacts | null;
  /** Its flat has just come back, by a button that is gone. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

function RemoveButton({ flat, takesFocus, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <IconButton
      ref={button}
      label={t('remove', { flat: flat === null ? t('unnamed') : wordsOf(flat).quoted })}
      icon={<CloseIcon size={20} />}
      onClick={onRemove}
    />
  );
}

/** What the backend says of the saved flats is what will be told of them when it says nothing. */
function useRememberedFlats(listedFlats: readonly ListedFlat[]): void {
  const dispatch = useDispatch();
  const language = useLanguage();
  useEffect(() => {
    const today = todayInKyiv(new Date());
    const news = listedFlats.flatMap(({ alias, flat, asOf, favourite, names }) => {
      // A kept copy is not what it says today.
      if (flat === null || asOf !== null || favourite === null || names === null) return [];
      const seen = seenAgain(favourite, { alias, flat, project: names.project, language, today });
      return seen === favourite ? [] : [seen];
    });
    if (news.length > 0) dispatch(flatsSeen(news));
  }, [dispatch, listedFlats, language]);
}

export function OwnFlats() {
  const { t } = useTranslation('favourites');
  const dispatch = useDispatch();
  const known = useFavouritesKnown();
  const flats = useFavourites();
  const { undo, returned } = useUndo();
  const { listedFlats, answer } = useListedFlats(flats);
  useRememberedFlats(listedFlats);

  const list = () => {
    if (!known) return <FlatsSkeleton />;
    if (flats.length > 0) {
      return (
        <SavedFlatsView
          listedFlats={listedFlats}
          own
          undo={undo}
          renderAction={({ key, facts }) => (
            <RemoveButton flat={facts} takesFocus={key === returned} onRemove={() => dispatch(flatRemoved(key))} />
          )}
        />
      );
    }
    return (
      <>
        {undo !== null && <ul className={styles.removed}>{undo.line}</ul>}
        <EmptyView
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <>
              <LocalLink to={pathTo('projects')} className={buttonClass()}>
                {t('empty.action')}
              </LocalLink>
              <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'secondary' })}>
                {t('empty.offers')}
              </LocalLink>
            </>
          }
        />
        <HowToSave />
        <FirstFlats />
      </>
    );
  };

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} listed={false} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={pageStyles.page}>
        <StaleNotice title={t('stale.title')} hint={t('stale.hint')} answer={answer} />
        <Block name="flats" required>
          {list()}
        </Block>
      </Container>
    </>
  );
}
