import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './ProjectTile.module.css';

/** The place of a tile, in its final size. */
export function ProjectTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden>
      <div className={styles.picture}>
        <SkeletonBlock ratio="4 / 3" />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Skeleton size="title-m" className={styles.waitingTitle} />
        </div>
        <Skeleton size="s" className={styles.place} />
        <Skeleton size="s" className={styles.waitingReadiness} />
        <div className={styles.figures}>
          <Skeleton lines={2} size="s" className={styles.waitingPrice} />
        </div>
      </div>
    </div>
  );
}
