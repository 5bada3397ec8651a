import { SkeletonBlock } from '#shared/ui';

/** The place of a tile, in its final size. */
export function OfferTileSkeleton() {
  return <SkeletonBlock ratio="4 / 5" />;
}
