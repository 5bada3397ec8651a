import { Container, PageHeader, Section, Skeleton, SkeletonBlock } from '#shared/ui';
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
      <Container className={styles.figures}>
        <SkeletonBlock height="12rem" />
      </Container>
      <Section>
        <Skeleton lines={12} className={styles.body} />
      </Section>
    </div>
  );
}
