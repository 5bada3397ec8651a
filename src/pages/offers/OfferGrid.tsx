import { OfferTile, OfferTileSkeleton } from '#entities/offer';
import type { OfferCard } from '#shared/answers';
import { LeadGrid, LeadGridSkeleton } from '#shared/ui';

/** Offers of a page of the list: one large, two, three. */
const round = 6;

export function OfferGrid({ offers }: { readonly offers: readonly OfferCard[] }) {
  return (
    <LeadGrid items={offers} round={round}>
      {(offer, tile) => <OfferTile offer={offer} {...tile} />}
    </LeadGrid>
  );
}

export function OfferGridSkeleton() {
  return (
    <LeadGridSkeleton lead={<OfferTileSkeleton size="l" />}>
      <OfferTileSkeleton />
    </LeadGridSkeleton>
  );
}
