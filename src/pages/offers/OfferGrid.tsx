import type { OfferCard } from '#contract/offer.ts';
import { OfferTile, OfferTileSkeleton } from '#entities/offer';
import styles from './OfferGrid.module.css';

/** The newest offer across the page, the others below it. */
export const OfferGrid = ({ offers }: { readonly offers: readonly OfferCard[] }) => (
  <ul className={styles.grid}>
    {offers.map((offer, index) => (
      <li key={offer.alias}>
        <OfferTile offer={offer} headingLevel={2} size={index === 0 ? 'l' : 'm'} priority={index === 0} />
      </li>
    ))}
  </ul>
);

export const OfferGridSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    <div>
      <OfferTileSkeleton size="l" />
    </div>
    <OfferTileSkeleton />
    <OfferTileSkeleton />
    <OfferTileSkeleton />
  </div>
);
