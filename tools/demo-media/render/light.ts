import { Vector3 } from 'three';
import type { Mood } from '../world/mood.ts';
import type { Rgb } from '../world/paint.ts';
import type { V3 } from '../world/vector.ts';

export const vector = ([x, y, z]: V3 | Rgb): Vector3 => new Vector3(x, y, z);

export const sunBearing = (bearing: number, altitude: number): Vector3 => {
  const [b, a] = [(bearing * Math.PI) / 180, (altitude * Math.PI) / 180];
  return new Vector3(Math.sin(b) * Math.cos(a), Math.cos(b) * Math.cos(a), Math.sin(a));
};

/** A direction over the ground, evenly spread over the half sphere for `count` of them. */
export function domeDirection(index: number, count: number): Vector3 {
  const z = (index + 0.5) / count;
  const lifted = 0.06 + 0.94 * z;
  const flat = Math.sqrt(Math.max(0, 1 - lifted * lifted));
  const angle = index * 2.399963;
  return new Vector3(Math.cos(angle) * flat, Math.sin(angle) * flat, lifted);
}

/** Evenly spread shares: the van der Corput sequence. */
export const radical = (index: number, base: number): number => {
  let [value, share, left] = [0, 1 / base, index];
  for (; left > 0; left = Math.floor(left / base), share /= base) value += (left % base) * share;
  return value;
};

/** What the sky gives at a height over the horizon. */
export function skyLight(mood: Mood, z: number): Vector3 {
  const mixed = (a: Rgb, b: Rgb, t: number): Vector3 => vector(a).lerp(vector(b), Math.min(1, Math.max(0, t)));
  return z < 0.22 ? mixed(mood.horizon, mood.middle, z / 0.22) : mixed(mood.middle, mood.zenith, (z - 0.22) / 0.53);
}
