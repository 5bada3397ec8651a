import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './LeadGrid.module.css';

const halves = 3;
const halfSizes = '(min-width: 44rem) 48vw, 100vw';

/** How a tile is to look in its place; spread it on the tile. */
export type LeadGridTile = {
  size: 'm' | 'l';
  /** Of the first view. */
  priority: boolean;
  headingLevel: 2;
  /** Only where the tile is wider than usual. */
  pictureSizes?: string;
};

type LeadGridProps<Item> = {
  items: readonly Item[];
  /** After so many items the rhythm begins anew; a page of the list, so that it fills its rows. */
  round: number;
  /** A horizon under the large one. */
  lined?: boolean;
  children: (item: Item, tile: LeadGridTile) => ReactNode;
};

/** A list as a newspaper's page: one large, two, then threes. */
export function LeadGrid<Item extends { readonly alias: string }>({
  items,
  round,
  lined = false,
  children,
}: LeadGridProps<Item>) {
  return (
    <ul className={clsx(styles.grid, lined && styles.lined)}>
      {items.map((item, index) => {
        const place = index % round;
        const lead = place === 0;
        const third = place >= halves;
        return (
          <li key={item.alias} className={clsx(lead && styles.lead, third && styles.third)}>
            {children(item, {
              size: lead ? 'l' : 'm',
              priority: index === 0,
              headingLevel: 2,
              ...(!lead && !third && { pictureSizes: halfSizes }),
            })}
          </li>
        );
      })}
    </ul>
  );
}

/** The first rows of the list, in their final size; `children` stands twice beside each other under the large `lead`. */
export function LeadGridSkeleton({
  lined = false,
  lead,
  children,
}: {
  lined?: boolean;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.grid, lined && styles.lined)} aria-busy="true">
      <div className={styles.lead}>{lead}</div>
      {children}
      {children}
    </div>
  );
}
