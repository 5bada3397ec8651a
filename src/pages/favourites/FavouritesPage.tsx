import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FlatRef,
  maxFavourites,
  SaveFlatButton,
  saveSharedFlats,
  sharedFlatsOf,
  useSavedKeys,
} from '#features/favourites';
import { useApiDispatch } from '#shared/api';
import { Block } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import { BookmarkIcon, Button, buttonClass, Container, EmptyView, PageHeader, Text } from '#shared/ui';
import styles from './FavouritesPage.module.css';
import { type ListedFlat, useListedFlats } from './listedFlat.ts';
import { FlatsSkeleton, StaleNotice } from './ListStates.tsx';
import { OwnFlats } from './OwnFlats.tsx';
import { SavedFlatsView } from './SavedFlatsView.tsx';

interface SaveSharedProps {
  readonly listedFlats: readonly ListedFlat[];
  /** The way to that list. */
  readonly children: ReactNode;
}

/** Adds the flats of the link to the visitor's own ones. */
function SaveShared({ listedFlats, children }: SaveSharedProps) {
  const { t } = useTranslation('favourites');
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const keys = useSavedKeys();
  const pressed = useRef(false);
  const here = listedFlats.flatMap(({ key, alias, flat, asOf, names }) =>
    flat === null || names === null ? [] : [{ key, alias, flat, asOf, project: names.project, language }],
  );
  const unsaved = here.filter(({ key }) => !keys.has(key));
  const room = keys.size + unsaved.length <= maxFavourites;

  return (
    <div className={styles.place} data-print="hide">
      {unsaved.length > 0 && (
        <Button
          icon={<BookmarkIcon />}
          onClick={() => {
            pressed.current = room;
            dispatch(saveSharedFlats(unsaved));
          }}
        >
          {t('shared.save', { count: unsaved.length })}
        </Button>
      )}
      {here.length > 0 && unsaved.length === 0 && (
        <div
          // Takes the focus of the button that it replaces.
          ref={(place) => {
            if (pressed.current) place?.focus();
            pressed.current = false;
          }}
          tabIndex={-1}
        >
          <Text tone="success">{t('shared.saved')}</Text>
        </div>
      )}
      {!room && (
        <Text size="s" tone="soft">
          {t('shared.noRoom', { count: maxFavourites })}
        </Text>
      )}
      {children}
    </div>
  );
}

/** A shared list from a link, to look at and to save; the visitor's own list does not change. */
function SharedFlats({ flats }: { readonly flats: readonly FlatRef[] }) {
  const { t } = useTranslation('favourites');
  const { listedFlats, result } = useListedFlats(flats);
  const toOwn = (
    <LocalLink to={pathTo('favourites')} className={buttonClass({ variant: 'quiet' })}>
      {t('shared.own')}
    </LocalLink>
  );

  const list = () => {
    if (flats.length === 0) {
      return (
        <EmptyView
          title={t('shared.none.title')}
          hint={t('shared.none.hint')}
          action={
            <>
              <LocalLink to={pathTo('projects')} className={buttonClass()}>
                {t('empty.action')}
              </LocalLink>
              {toOwn}
            </>
          }
        />
      );
    }
    if (result.error === undefined && result.isFetching && listedFlats.some(({ facts }) => facts === null)) {
      return <FlatsSkeleton />;
    }
    // Leave out flats without any data.
    const shown = listedFlats.filter(({ facts, standing }) => facts !== null || standing === 'gone');
    if (shown.length === 0) return null;
    return (
      <>
        <SaveShared listedFlats={shown}>{toOwn}</SaveShared>
        <SavedFlatsView
          listedFlats={shown}
          own={false}
          renderAction={({ alias, flat, asOf }) =>
            flat !== null && <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="icon" />
          }
        />
      </>
    );
  };

  return (
    <>
      <PageMeta title={t('shared.title')} description={t('shared.lead')} listed={false} />
      <PageHeader title={t('shared.title')} lead={t('shared.lead')} />
      <Container className={styles.page}>
        <StaleNotice title={t('unreachable.title')} hint={t('unreachable.hint')} result={result} />
        <Block name="flats" required>
          {list()}
        </Block>
      </Container>
    </>
  );
}

/** The visitor's own list, or a shared one from a link; search engines do not index it. */
function FavouritesPage() {
  const search = usePageSearch();
  const shared = useMemo(() => sharedFlatsOf(search), [search]);
  return shared === null ? <OwnFlats /> : <SharedFlats flats={shared} />;
}

export { FavouritesPage as Page };
export const namespaces = ['housing', 'flatWords', 'favourites', 'flats', 'saving', 'tiles'];
