import type { Position } from '#contract/common.ts';

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole metres as the crow flies (haversine). */
export function distance(a: Position, b: Position): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lon = radians(b.lon - a.lon) / 2;
  const h = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(h)));
}
