import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface Shape {
  /** Three that stay beside each other, also where a longer list would have two in a line. */
  readonly row?: boolean;
}

type TileGridProps<Item> = Shape & {
  readonly items: readonly Item[];
  readonly children: (item: Item, index: number) => ReactNode;
};

/** A list of equal tiles. */
export function TileGrid<Item extends { readonly alias: string }>({
  items,
  row = false,
  children,
}: TileGridProps<Item>) {
  return (
    <ul className={clsx(styles.grid, row && styles.row)}>
      {items.map((item, index) => (
        <li key={item.alias}>{children(item, index)}</li>
      ))}
    </ul>
  );
}

/** The place of `count` tiles, each with the skeleton in `children`. */
export function TileGridSkeleton({
  row = false,
  count,
  children,
}: Shape & { readonly count: number; readonly children: ReactNode }) {
  return (
    <div className={clsx(styles.grid, row && styles.row)} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}
