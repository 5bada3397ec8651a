import { SkeletonBlock } from '#shared/ui';

/** The place of a tile, in its final size. */
export function ProjectTileSkeleton() {
  return <SkeletonBlock ratio="4 / 5" />;
}
