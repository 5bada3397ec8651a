import { TitleSkeleton } from '#shared/lazy';
import { Container, Heading, Skeleton, SkeletonBlock } from '#shared/ui';
import head from './FlatHead.module.css';
import styles from './FlatView.module.css';

export function FlatSkeleton() {
  return (
    <div aria-busy="true">
      <Container className={head.head}>
        <Skeleton size="s" />
        <Heading level={1} size="l">
          <TitleSkeleton size="title-l" />
        </Heading>
      </Container>
      <Container className={styles.view}>
        <SkeletonBlock height="28rem" />
        <div className={styles.side}>
          <SkeletonBlock height="6rem" />
          <SkeletonBlock height="12rem" />
        </div>
      </Container>
    </div>
  );
}
