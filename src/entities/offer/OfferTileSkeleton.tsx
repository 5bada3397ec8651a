import { clsx } from 'clsx';
import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './OfferTile.module.css';

/** The place of a tile, in its final size. */
export function OfferTileSkeleton({ size = 'm' }: { readonly size?: 'm' | 'l' }) {
  return (
    <div className={clsx(styles.tile, styles[size])}>
      <SkeletonBlock ratio="3 / 2" />
      <div className={styles.words}>
        <Skeleton size="title-xl" />
        <Skeleton size={size === 'l' ? 'title-m' : 'title-s'} />
        <Skeleton size={size === 'l' ? 'm' : 's'} lines={2} className={styles.summary} />
        <div className={styles.foot}>
          <Skeleton size="s" />
        </div>
      </div>
    </div>
  );
}
