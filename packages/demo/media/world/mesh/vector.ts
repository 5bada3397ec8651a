/** Metres: x to the east, y to the north, z up. */
export type V3 = readonly [x: number, y: number, z: number];
export type V2 = readonly [x: number, y: number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: V3, factor: number): V3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const length = (a: V3): number => Math.hypot(...a);

export function unit(a: V3): V3 {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}
