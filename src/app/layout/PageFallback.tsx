import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './PageFallback.module.css';

/** Shown until the first page has loaded; without text, because texts are not loaded either. */
export function PageFallback() {
  return (
    <div aria-busy="true">
      <div className={styles.header} />
      <Container className={styles.page}>
        <Skeleton size="title-xl" className={styles.title} />
        <SkeletonBlock ratio="2 / 1" />
      </Container>
    </div>
  );
}
