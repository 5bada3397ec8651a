import { TitleSkeleton } from '#shared/loading';
import { Container, Heading, Skeleton } from '#shared/ui';
import styles from './ProjectHead.module.css';

/** The place of the head. */
export function ProjectHeadSkeleton() {
  return (
    <Container className={styles.head}>
      <div aria-busy="true">
        <Skeleton size="s" />
        <div className={styles.row}>
          <div className={styles.words}>
            <Heading level={1} size="xl">
              <TitleSkeleton size="title-xl" />
            </Heading>
            <Skeleton size="s" className={styles.facts} />
          </div>
          <Skeleton size="title-s" className={styles.offer} />
        </div>
      </div>
    </Container>
  );
}
