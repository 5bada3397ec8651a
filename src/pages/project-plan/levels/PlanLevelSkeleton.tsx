import { TitleSkeleton } from '#shared/lazy';
import { Container, Heading, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './LevelHead.module.css';

export function PlanLevelSkeleton() {
  return (
    <Container className={styles.head}>
      <div aria-busy="true">
        <Skeleton size="s" />
        <Heading level={1} size="l">
          <TitleSkeleton size="title-l" />
        </Heading>
        <SkeletonBlock height="28rem" />
      </div>
    </Container>
  );
}
