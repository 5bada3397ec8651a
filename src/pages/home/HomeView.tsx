import type { HomeData } from '#contract/company.ts';
import { CompanyFigures } from '#entities/company';
import { ConsultationBlock } from '#features/consultation';
import { PageMeta } from '#shared/meta';
import { Container } from '#shared/ui';
import { HomeHero } from './HomeHero.tsx';
import { HomeNews } from './HomeNews.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import styles from './HomeView.module.css';

export function HomeView({ home: { hero, figures, projects, offers, news, seo } }: { readonly home: HomeData }) {
  return (
    <>
      <PageMeta description={seo.description} />
      <HomeHero hero={hero} />
      <Container className={styles.figures}>
        <CompanyFigures figures={figures} />
      </Container>
      {projects.length > 0 && <HomeProjects projects={projects} />}
      {offers.length > 0 && <HomeOffers offers={offers} />}
      {news.length > 0 && <HomeNews news={news} />}
      <ConsultationBlock />
    </>
  );
}
