import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectNextOffersLoading, selectOffers, selectOffersLoaded, useGetOffersInfiniteQuery } from '#entities/offer';
import type { ApiState } from '#shared/api';
import { GrowingListFoot, LoadFailed } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, Container, EmptyView, PageHeader } from '#shared/ui';
import { OfferGrid, OfferGridSkeleton } from './OfferGrid.tsx';
import styles from './OffersPage.module.css';

export function OffersPage() {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const { currentData, hasNextPage, fetchNextPage, isError, refetch } = useGetOffersInfiniteQuery({ language });
  const offers = useSelector((state: ApiState) => selectOffers(state, language));
  const loaded = useSelector((state: ApiState) => selectOffersLoaded(state, language));
  const nextLoading = useSelector((state: ApiState) => selectNextOffersLoading(state, language));

  const list = () => {
    if (offers.length > 0) return <OfferGrid offers={offers} />;
    if (!loaded) return <OfferGridSkeleton />;
    if (isError) return <LoadFailed onRetry={() => void refetch()} />;
    return (
      <EmptyView
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          <LocalLink to={pathTo('projects')} className={buttonClass()}>
            {t('empty.action')}
          </LocalLink>
        }
      />
    );
  };

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={styles.list}>
        {list()}
        <GrowingListFoot
          pages={currentData?.pages.length ?? 0}
          hasNextPage={offers.length > 0 && hasNextPage}
          loading={nextLoading}
          failed={isError}
          onLoadMore={() => void fetchNextPage()}
        />
      </Container>
    </>
  );
}
