import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly lines?: number;
  /** The size of the final text, so that nothing moves. */
  readonly size?: 's' | 'm' | 'l' | 'title-s' | 'title-m' | 'title-l' | 'title-xl';
  readonly className?: string | undefined;
}

/** Placeholder lines of a text; spans, because they may be in a paragraph or a heading. */
export function Skeleton({ lines = 1, size = 'm', className }: SkeletonProps) {
  return (
    <span aria-hidden className={clsx(styles.text, styles[size], className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  );
}

interface SkeletonBlockProps {
  /** CSS aspect-ratio ('4 / 3') or a height ('3rem'); one of them. */
  readonly ratio?: string | undefined;
  readonly height?: string | undefined;
  readonly className?: string | undefined;
}

/** The place of a picture, a map, a control. */
export function SkeletonBlock({ ratio, height, className }: SkeletonBlockProps) {
  return (
    <div aria-hidden className={clsx(styles.block, className)} style={{ aspectRatio: ratio, blockSize: height }} />
  );
}
