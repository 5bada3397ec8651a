import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import heroStyles from './AboutHero.module.css';
import styles from './Description.module.css';

interface AboutSkeletonProps {
  /** Without the list's card the picture is on its way too. */
  readonly withHero: boolean;
}

export function AboutSkeleton({ withHero }: AboutSkeletonProps) {
  return (
    <div aria-busy="true">
      {withHero && (
        <>
          <SkeletonBlock className={heroStyles.picture} />
          <Container className={heroStyles.figures}>
            <Skeleton size="s" />
            <Skeleton size="title-m" lines={2} />
          </Container>
        </>
      )}
      <Container className={styles.waiting}>
        <Skeleton size="title-l" lines={2} />
        <Skeleton lines={9} />
      </Container>
    </div>
  );
}
