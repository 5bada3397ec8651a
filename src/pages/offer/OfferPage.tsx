import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isExpired,
  offerApi,
  offerJsonLd,
  OfferTile,
  OfferTileSkeleton,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
} from '#entities/offer';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useApiSelector, useInfiniteList, useQueryResult } from '#shared/api';
import { BelowFold, Block, failureStatus, OtherTiles, QueryBoundary, TitleSkeleton } from '#shared/lazy';
import type { Offer, OfferCard } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/seo';
import { useToday } from '#shared/time';
import { ArrowLeftIcon, buttonClass, Container, PageHeader, Picture, Skeleton, SkeletonBlock } from '#shared/ui';
import { OfferDetails, OfferDetailsSkeleton, OfferTerms } from './OfferDetails.tsx';
import styles from './OfferPage.module.css';

interface OfferArticleProps {
  /** What the list knows is enough for the first view. */
  readonly offer: OfferCard | Offer;
  readonly status: PageStatusCode | undefined;
  /** Body and conditions, once they are there. */
  readonly children: ReactNode;
}

function OfferArticle({ offer, status, children }: OfferArticleProps) {
  const { t } = useTranslation('offers');
  const whole = 'seo' in offer ? offer : undefined;
  return (
    <article aria-label={offer.title}>
      <PageMeta title={offer.title} description={offer.summary} seo={whole?.seo} image={offer.image} status={status} />
      {__RENDERS_ON_SERVER__ && whole !== undefined && (
        <JsonLd
          nodes={(site) => [
            offerJsonLd(whole, site),
            breadcrumbsJsonLd(
              [
                { name: t('title'), path: pathTo('offers') },
                { name: offer.title, path: pathTo('offer', { alias: offer.alias }) },
              ],
              site,
            ),
          ]}
        />
      )}
      <PageHeader
        breadcrumbs={
          <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'quiet', size: 's' })}>
            <ArrowLeftIcon />
            {t('all')}
          </LocalLink>
        }
        eyebrow={offer.category?.name}
        title={offer.title}
        lead={offer.summary ?? undefined}
        size="l"
      />
      <Container>
        {offer.image !== null && (
          <div className={styles.stage}>
            <Block name="picture">
              <Picture image={offer.image} ratio="fill" priority sizes="(min-width: 82rem) 82rem, 100vw" />
            </Block>
          </div>
        )}
        <div className={styles.columns}>
          <Block name="terms">
            <OfferTerms offer={offer} />
          </Block>
          <div className={styles.details}>{children}</div>
        </div>
      </Container>
    </article>
  );
}

/** Other valid offers. */
function OtherOffers({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const today = useToday();
  const result = useInfiniteList(offerApi.endpoints.getOffers, { language });
  const offers = useApiSelector((state) => selectOffers(state, language));
  return (
    <OtherTiles
      id="other-offers"
      heading={t('others')}
      all={{ to: pathTo('offers'), text: t('all') }}
      result={result}
      items={offers.filter((offer) => offer.alias !== alias && !isExpired(offer, today))}
      skeleton={<OfferTileSkeleton />}
    >
      {(offer) => <OfferTile offer={offer} />}
    </OtherTiles>
  );
}

/** The page of an offer of which nothing is known yet. */
function OfferPageSkeleton() {
  return (
    <div aria-busy="true">
      <PageMeta />
      <PageHeader
        breadcrumbs={<SkeletonBlock height="var(--control-s)" />}
        eyebrow={<Skeleton size="s" />}
        title={<TitleSkeleton size="title-l" />}
        lead={<Skeleton size="l" />}
        size="l"
      />
      <Container>
        <div className={styles.stage}>
          <SkeletonBlock height="100%" />
        </div>
        <div className={styles.columns}>
          <Skeleton lines={6} />
          <div className={styles.details}>
            <OfferDetailsSkeleton />
          </div>
        </div>
      </Container>
    </div>
  );
}

interface OfferPageProps {
  readonly alias: string;
}

function OfferPage({ alias }: OfferPageProps) {
  const language = useLanguage();
  const result = useQueryResult(offerApi.endpoints.getOffer, { alias, language });
  const loaded = useApiSelector((state) => selectOfferLoaded(state, language, alias));
  const card = useApiSelector((state) => selectOfferCard(state, language, alias));
  const offer = result.data;
  const known = offer ?? card;

  if (isNotFound(result.error)) return <NotFoundView />;
  return (
    <>
      {known === undefined ? (
        <QueryBoundary place="page" result={result} loaded={loaded} skeleton={<OfferPageSkeleton />} />
      ) : (
        <OfferArticle offer={known} status={failureStatus(result)}>
          <QueryBoundary result={result} loaded={loaded} skeleton={<OfferDetailsSkeleton />} />
          {offer !== undefined && (
            <Block name="story" required>
              <OfferDetails offer={offer} />
            </Block>
          )}
        </OfferArticle>
      )}
      <BelowFold>
        <Block name="other offers">
          <OtherOffers alias={alias} />
        </Block>
        <Block name="consultation">
          <ConsultationBlock />
        </Block>
      </BelowFold>
    </>
  );
}

export { OfferPage as Page };
export const namespaces = ['offers', 'offerTerms', 'tiles', 'mortgage', 'consultation', 'form'];
