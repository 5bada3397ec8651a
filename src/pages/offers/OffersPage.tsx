import { useTranslation } from 'react-i18next';
import {
  offerApi,
  OfferTile,
  OfferTileSkeleton,
  selectNextOffersLoading,
  selectOffers,
  selectOffersLoaded,
} from '#entities/offer';
import { NotFoundView } from '#features/not-found';
import { pageOf, useApiSelector, useInfiniteList } from '#shared/api';
import { QueryBoundary, Block, failureStatus, InfiniteListFoot } from '#shared/lazy';
import type { OfferCard } from '#shared/responses';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { ItemListJsonLd, PageMeta } from '#shared/seo';
import { buttonClass, Container, EmptyView, LeadGrid, LeadGridSkeleton, PageHeader } from '#shared/ui';
import styles from './OffersPage.module.css';

/** Offers of a page of the list: one large, two, three. */
const round = 6;

function OfferGrid({ offers }: { readonly offers: readonly OfferCard[] }) {
  return (
    <LeadGrid items={offers} round={round}>
      {(offer, tile) => <OfferTile offer={offer} {...tile} />}
    </LeadGrid>
  );
}

function OfferGridSkeleton() {
  return (
    <LeadGridSkeleton lead={<OfferTileSkeleton size="l" />}>
      <OfferTileSkeleton />
    </LeadGridSkeleton>
  );
}

function OffersPage() {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const search = usePageSearch();
  const from = pageOf(search);
  const result = useInfiniteList(offerApi.endpoints.getOffers, { language, from });
  const offers = useApiSelector((state) => selectOffers(state, language, from));
  const loaded = useApiSelector((state) => selectOffersLoaded(state, language, from));
  const nextLoading = useApiSelector((state) => selectNextOffersLoading(state, language, from));

  const list = () => {
    if (offers.length > 0) return <OfferGrid offers={offers} />;
    if (result.data === undefined)
      return <QueryBoundary result={result} loaded={loaded} skeleton={<OfferGridSkeleton />} />;
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

  if (from !== undefined && result.data !== undefined && offers.length === 0) return <NotFoundView />;
  return (
    <>
      <PageMeta title={t('searchTitle')} description={t('lead')} page={from} status={failureStatus(result)} />
      {__RENDERS_ON_SERVER__ && from === undefined && (
        <ItemListJsonLd
          items={offers}
          linkOf={({ alias, title }) => ({ name: title, path: pathTo('offer', { alias }) })}
          total={result.data?.pages.at(-1)?.meta.total ?? undefined}
        />
      )}
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={styles.list}>
        <Block name="list" required>
          {list()}
        </Block>
        <InfiniteListFoot list={result} loading={nextLoading} addresses={{ from, path: pathTo('offers') }} />
      </Container>
    </>
  );
}

export { OffersPage as Page };
export const namespaces = ['offers', 'offerTerms', 'list'];
