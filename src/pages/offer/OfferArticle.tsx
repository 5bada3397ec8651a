import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offerJsonLd } from '#entities/offer';
import type { Offer, OfferCard } from '#shared/answers';
import { Block } from '#shared/loading';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/meta';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowLeftIcon, buttonClass, Container, PageHeader, Picture } from '#shared/ui';
import styles from './OfferArticle.module.css';
import { OfferTerms } from './OfferTerms.tsx';

interface OfferArticleProps {
  /** What the list knows is enough for the first view. */
  readonly offer: OfferCard | Offer;
  readonly status: PageStatusCode | undefined;
  /** Body and conditions, once they are there. */
  readonly children: ReactNode;
}

export function OfferArticle({ offer, status, children }: OfferArticleProps) {
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
