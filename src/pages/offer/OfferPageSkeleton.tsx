import { TitleSkeleton } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { Container, PageHeader, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './OfferArticle.module.css';
import { OfferDetailsSkeleton } from './OfferDetails.tsx';

/** The page of an offer of which nothing is known yet. */
export function OfferPageSkeleton() {
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
