import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { companyApi, CompanyFigures, homeJsonLd, selectHomeLoaded } from '#entities/company';
import { OfferFigure, OfferValidity } from '#entities/offer';
import { ConsultationBlock } from '#features/consultation';
import { useApiSelector, useQueryResult } from '#shared/api';
import { selectSettings } from '#shared/config';
import { BelowFold, Block, QueryBoundary, TitleSkeleton } from '#shared/lazy';
import type { HomeData, OfferCard } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { JsonLd, PageMeta } from '#shared/seo';
import {
  ArrowRightIcon,
  buttonClass,
  Container,
  Heading,
  Section,
  Skeleton,
  SkeletonBlock,
  stretchedLinkClass,
  Text,
} from '#shared/ui';
import { HomeHero, HomeNews, HomeProjects } from './HomeBlocks.tsx';
import styles from './HomePage.module.css';
import offerLineStyles from './OfferLine.module.css';

function HomeOffers({ offers }: { readonly offers: readonly OfferCard[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="offers"
      tone="deep"
      heading={t('offers')}
      action={
        <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'quiet' })}>
          {t('allOffers')}
        </LocalLink>
      }
    >
      {offers.map((offer) => (
        <OfferLine key={offer.alias} offer={offer} />
      ))}
    </Section>
  );
}

function HomeView({ home }: { readonly home: HomeData }) {
  const { hero, figures, projects, offers, news, seo } = home;
  const { phone } = useSelector(selectSettings);
  return (
    <>
      <PageMeta seo={seo} image={hero?.image} />
      {__RENDERS_ON_SERVER__ && <JsonLd nodes={(site) => homeJsonLd(home, phone, site)} />}
      <HomeHero hero={hero} projects={projects} />
      {figures.length > 0 && (
        <Block name="figures">
          <Container className={styles.figures}>
            <CompanyFigures figures={figures} />
          </Container>
        </Block>
      )}
      <BelowFold>
        {projects.length > 0 && (
          <Block name="projects">
            <HomeProjects projects={projects} />
          </Block>
        )}
        {offers.length > 0 && (
          <Block name="offers">
            <HomeOffers offers={offers} />
          </Block>
        )}
        {news.length > 0 && (
          <Block name="news">
            <HomeNews news={news} />
          </Block>
        )}
        <Block name="consultation">
          <ConsultationBlock />
        </Block>
      </BelowFold>
    </>
  );
}

/** The first view, in its final size; what is below it cannot be seen yet. */
function HomeSkeleton() {
  return (
    <div className={styles.hero} aria-busy="true">
      <PageMeta />
      <Container className={styles.opening}>
        <h1>
          <TitleSkeleton lines={2} size="title-xl" />
        </h1>
        <div>
          <Skeleton lines={3} size="l" />
          <div className={styles.actions}>
            <SkeletonBlock height="var(--control-l)" />
          </div>
        </div>
      </Container>
      <div className={styles.stage}>
        <SkeletonBlock height="100%" />
      </div>
    </div>
  );
}

function HomePage() {
  const language = useLanguage();
  const home = useQueryResult(companyApi.endpoints.getHome, { language });
  const loaded = useApiSelector((state) => selectHomeLoaded(state, language));
  if (home.data !== undefined) return <HomeView home={home.data} />;
  return <QueryBoundary place="page" result={home} loaded={loaded} skeleton={<HomeSkeleton />} />;
}

export { HomePage as Page };
export const namespaces = ['home', 'housing', 'tiles', 'offerTerms', 'consultation', 'form'];

/** An offer as a line of a printed list: its figure, its words, its term. */
function OfferLine({ offer }: { readonly offer: OfferCard }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={offerLineStyles.line}>
      <OfferFigure offer={offer} />
      <div className={offerLineStyles.words}>
        <Heading id={titleId} level={3}>
          <LocalLink to={pathTo('offer', { alias: offer.alias })} className={stretchedLinkClass}>
            {offer.title}
          </LocalLink>
        </Heading>
        {offer.summary !== null && (
          <Text tone="soft" className={offerLineStyles.summary}>
            {offer.summary}
          </Text>
        )}
      </div>
      <div className={offerLineStyles.term}>
        <OfferValidity offer={offer} />
        <ArrowRightIcon className={offerLineStyles.arrow} />
      </div>
    </article>
  );
}
