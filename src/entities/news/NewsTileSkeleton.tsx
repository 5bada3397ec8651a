import { clsx } from 'clsx';
import { Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './NewsTile.module.css';

/** The place of a tile, in its final size. */
export function NewsTileSkeleton({ size = 'm' }: { readonly size?: 'm' | 'l' }) {
  return (
    <div className={clsx(styles.tile, styles[size])}>
      <SkeletonBlock ratio="3 / 2" />
      <div>
        <Skeleton size="s" />
        <Skeleton size={size === 'l' ? 'title-l' : 'title-s'} lines={2} className={styles.title} />
        <Skeleton size={size === 'l' ? 'm' : 's'} lines={2} />
      </div>
    </div>
  );
}
