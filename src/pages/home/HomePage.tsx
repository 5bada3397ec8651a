import { useSelector } from 'react-redux';
import { companyApi, selectHomeLoaded } from '#entities/company';
import { type ApiState, useQueryResult } from '#shared/api';
import { QueryBoundary, TitleSkeleton } from '#shared/lazy';
import { PageMeta } from '#shared/seo';
import { useLanguage } from '#shared/routing';
import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import hero from './HomeHero.module.css';
import { HomeView } from './HomeView.tsx';

/** The first view, in its final size; what is below it cannot be seen yet. */
function HomeSkeleton() {
  return (
    <div className={hero.hero} aria-busy="true">
      <PageMeta />
      <Container className={hero.opening}>
        <h1>
          <TitleSkeleton lines={2} size="title-xl" />
        </h1>
        <div>
          <Skeleton lines={3} size="l" />
          <div className={hero.actions}>
            <SkeletonBlock height="var(--control-l)" />
          </div>
        </div>
      </Container>
      <div className={hero.stage}>
        <SkeletonBlock height="100%" />
      </div>
    </div>
  );
}

export function HomePage() {
  const language = useLanguage();
  const home = useQueryResult(companyApi.endpoints.getHome, { language });
  const loaded = useSelector((state: ApiState) => selectHomeLoaded(state, language));
  if (home.data !== undefined) return <HomeView home={home.data} />;
  return <QueryBoundary place="page" answer={home} loaded={loaded} skeleton={<HomeSkeleton />} />;
}
