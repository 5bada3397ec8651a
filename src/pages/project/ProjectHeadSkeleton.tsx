import { Container, Skeleton } from '#shared/ui';
import styles from './ProjectHead.module.css';

/** The place of the head; plain air when it will not come. */
export function ProjectHeadSkeleton({ failed }: { readonly failed: boolean }) {
  return (
    <Container className={styles.head}>
      {!failed && (
        <div aria-busy="true">
          <Skeleton size="s" />
          <div className={styles.row}>
            <div className={styles.words}>
              <Skeleton size="title-xl" />
              <Skeleton size="s" className={styles.facts} />
            </div>
            <Skeleton size="title-s" className={styles.offer} />
          </div>
        </div>
      )}
    </Container>
  );
}
