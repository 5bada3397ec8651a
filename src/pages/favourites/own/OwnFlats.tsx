import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { flatRemoved, useFavourites, useFavouritesKnown } from '#features/favourites';
import { Block } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Container, EmptyView, PageHeader } from '#shared/ui';
import { FirstFlats } from './FirstFlats.tsx';
import { FlatsSkeleton } from '../FlatsSkeleton.tsx';
import { FlatsView } from '../FlatsView.tsx';
import { HowToSave } from './HowToSave.tsx';
import pageStyles from '../FavouritesPage.module.css';
import styles from './OwnFlats.module.css';
import { RemoveButton } from '../listed/RemoveButton.tsx';
import { StaleNotice } from '../listed/StaleNotice.tsx';
import { useListedFlats } from '../listed/useListedFlats.ts';
import { useRememberedFlats } from '../listed/useRememberedFlats.ts';
import { useUndo } from './useUndo.tsx';

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
        <FlatsView
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
        <Block name="flats" wanted>
          {list()}
        </Block>
      </Container>
    </>
  );
}
