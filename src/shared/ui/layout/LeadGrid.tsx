import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './LeadGrid.module.css';

const halves = 3;
const halfSizes = '(min-width: 44rem) 48vw, 100vw';

/** Props that fit a tile to its place; spread them on the tile. */
interface LeadGridTile {
  readonly size: 'm' | 'l';
  /** Of the first view. */
  readonly priority: boolean;
  readonly headingLevel: 2;
  /** Only where the tile is wider than usual. */
  readonly pictureSizes?: string;
}

interface LeadGridProps<Item> {
  readonly items: readonly Item[];
  /** The layout repeats after so many items: the length of a page, so that each page fills its rows. */
  readonly round: number;
  /** Draws a line under the large tile. */
  readonly lined?: boolean;
  readonly children: (item: Item, tile: LeadGridTile) => ReactNode;
}

/** A grid that begins with one large tile, then a row of two, then rows of three. */
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

/** The first rows in their final size: the large `lead`, and `children` twice in the row below. */
export function LeadGridSkeleton({
  lined = false,
  lead,
  children,
}: {
  readonly lined?: boolean;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={clsx(styles.grid, lined && styles.lined)} aria-busy="true">
      <div className={styles.lead}>{lead}</div>
      {children}
      {children}
    </div>
  );
}
