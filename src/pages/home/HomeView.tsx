import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CompanyFigures, homeJsonLd } from '#entities/company';
import { OfferLine } from '#entities/offer';
import { ConsultationBlock } from '#features/consultation';
import type { HomeData, OfferCard } from '#shared/answers';
import { selectSettings } from '#shared/config';
import { BelowFold, Block } from '#shared/lazy';
import { JsonLd, PageMeta } from '#shared/seo';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Container, Section } from '#shared/ui';
import { HomeHero } from './HomeHero.tsx';
import { HomeNews } from './HomeNews.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import styles from './HomeView.module.css';

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

export function HomeView({ home }: { readonly home: HomeData }) {
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
