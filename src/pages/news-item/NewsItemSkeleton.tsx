import { TitleSkeleton } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { Container, PageHeader, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './NewsArticle.module.css';

export function NewsBodySkeleton() {
  return <Skeleton lines={9} />;
}

/** The page of a news item of which nothing is known yet. */
export function NewsItemSkeleton() {
  return (
    <div aria-busy="true">
      <PageMeta />
      <PageHeader
        breadcrumbs={<SkeletonBlock height="var(--control-s)" />}
        eyebrow={<Skeleton size="s" />}
        title={<TitleSkeleton size="title-l" lines={2} />}
        lead={<Skeleton size="l" />}
        size="l"
      />
      <Container>
        <SkeletonBlock ratio="16 / 9" />
      </Container>
      <Container width="text" className={styles.body}>
        <NewsBodySkeleton />
      </Container>
    </div>
  );
}
