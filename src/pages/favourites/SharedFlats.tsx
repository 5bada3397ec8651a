import { useTranslation } from 'react-i18next';
import { SaveFlatButton, useFavouritesKnown, useSavedKeys, type FlatRef } from '#features/favourites';
import { PageMeta } from '#shared/meta';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Container, EmptyView, PageHeader } from '#shared/ui';
import { FlatsView } from './FlatsView.tsx';
import styles from './OwnFlats.module.css';
import { SaveShared } from './SaveShared.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useFlatViews } from './useFlatViews.ts';

/** Somebody else's list, from a link: to be looked at, and saved if the visitor likes; their own stays as it is. */
export function SharedFlats({ flats }: { readonly flats: readonly FlatRef[] }) {
  const { t } = useTranslation('favourites');
  const known = useFavouritesKnown();
  const own = useSavedKeys().size;
  const { views, lost, asking, retry } = useFlatViews(flats);
  const toOwn = (
    <LocalLink to={pathTo('favourites')} className={buttonClass({ variant: 'quiet' })}>
      {t('shared.own')}
    </LocalLink>
  );

  return (
    <>
      <PageMeta title={t('shared.title')} description={t('shared.lead')} />
      <PageHeader title={t('shared.title')} lead={t('shared.lead')} />
      <Container className={styles.page}>
        {flats.length === 0 ? (
          <EmptyView
            title={t('shared.none.title')}
            hint={t('shared.none.hint')}
            action={
              <>
                <LocalLink to={pathTo('projects')} className={buttonClass()}>
                  {t('empty.action')}
                </LocalLink>
                {own > 0 && toOwn}
              </>
            }
          />
        ) : (
          <>
            {lost && <StaleNotice title={t('unreachable.title')} hint={t('unreachable.hint')} retrying={asking} onRetry={retry} />}
            <SaveShared views={views} known={known}>
              {own > 0 && toOwn}
            </SaveShared>
            <FlatsView
              views={views}
              renderAction={({ alias, flat }) => flat !== null && <SaveFlatButton alias={alias} flat={flat} look="icon" />}
            />
          </>
        )}
      </Container>
    </>
  );
}
