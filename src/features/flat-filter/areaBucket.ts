import type { AreaBucket } from './flatFilterTypes.ts';

/** Each area (m²) belongs to one bucket alone: 55 to the first, 80 to the second. */
export function areaBucketOf(area: number): AreaBucket {
  if (area <= 55) return 'up-to-55';
  return area <= 80 ? '55-to-80' : 'over-80';
}
