import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './PageFallback.module.css';

/** Stands until the first page is there; it has no words, because no text has arrived yet. */
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
