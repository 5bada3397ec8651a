import type { OfferCard } from '#contract/offer.ts';

interface OfferTileProps {
  readonly offer: OfferCard;
  /** Of the first view: its picture is asked for at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

export function OfferTile({ offer, headingLevel = 3 }: OfferTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <Heading>{offer.title}</Heading>
    </article>
  );
}
