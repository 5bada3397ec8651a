import { Container, PageHeader, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './AboutView.module.css';

export function AboutSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Skeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
      <Container width="wide">
        <div className={styles.stage}>
          <SkeletonBlock height="100%" />
        </div>
      </Container>
    </div>
  );
}
