import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tile.module.css';

interface TileProps {
  /** The id of its heading, which holds the link of the class `tileLinkClass`. */
  readonly titleId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An item of a list that can be pressed as a whole; a screen reader reads the link alone. */
export function Tile({ titleId, className, children }: TileProps) {
  return (
    <article aria-labelledby={titleId} className={clsx(styles.tile, className)}>
      {children}
    </article>
  );
}

export const tileLinkClass = styles.link;
