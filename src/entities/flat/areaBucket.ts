/** SPEC.md section 9: up to 55 m², 55 to 80 m², more than 80 m². */
export const areaBuckets = ['up-to-55', '55-to-80', 'over-80'] as const;
export type AreaBucket = (typeof areaBuckets)[number];

/** Each area (m²) belongs to one bucket alone: 55 to the first, 80 to the second. */
export function areaBucketOf(area: number): AreaBucket {
  if (area <= 55) return 'up-to-55';
  return area <= 80 ? '55-to-80' : 'over-80';
}
