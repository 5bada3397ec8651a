import { TitleSkeleton } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import hero from './HomeHero.module.css';

/** The first view, in its final size; what is below it cannot be seen yet. */
export function HomeSkeleton() {
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
