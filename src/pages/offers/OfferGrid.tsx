import { clsx } from 'clsx';
import type { OfferCard } from '#contract/offer.ts';
import { OfferTile, OfferTileSkeleton } from '#entities/offer';
import styles from './OfferGrid.module.css';

/** Offers of a page of the list: one large, two, three. */
const round = 6;
const halves = 3;
const halfSizes = '(min-width: 44rem) 48vw, 100vw';

function placeOf(index: number) {
  const place = index % round;
  return { lead: place === 0, third: place >= halves };
}

export function OfferGrid({ offers }: { readonly offers: readonly OfferCard[] }) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => {
        const { lead, third } = placeOf(index);
        return (
          <li key={offer.alias} className={clsx(lead && styles.lead, third && styles.third)}>
            <OfferTile
              offer={offer}
              headingLevel={2}
              size={lead ? 'l' : 'm'}
              priority={index === 0}
              {...(!lead && !third && { pictureSizes: halfSizes })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function OfferGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <div className={styles.lead}>
        <OfferTileSkeleton size="l" />
      </div>
      <OfferTileSkeleton />
      <OfferTileSkeleton />
    </div>
  );
}
