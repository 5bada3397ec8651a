import { Vector3 } from 'three';
import type { View } from '../views/view.ts';
import { type Mood, moods } from '../world/mesh/mood.ts';
import type { Rgb } from '../world/mesh/paint.ts';
import type { V3 } from '../world/mesh/vector.ts';

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

/** What sun, sky and air of a view's mood are for the shaders. */
export function lightUniforms(view: View): Record<string, unknown> {
  const mood = moods[view.mood];
  const { sun } = view;
  return {
    uZenith: vector(mood.zenith),
    uMiddle: vector(mood.middle),
    uHorizon: vector(mood.horizon),
    uHalo: vector(mood.halo),
    uCloud: vector(mood.cloud),
    uClouds: mood.clouds,
    uHaze: vector(mood.haze),
    uDensity: view.camera.orthographic === true ? 0 : mood.density,
    uLit: mood.lit,
    uLamp: mood.lamp,
    uBlossom: mood.blossom,
    uBare: mood.bare,
    uLeaves: mood.leaves.map(vector),
    uGrass: mood.grass.map(vector),
    uExposure: mood.exposure,
    uSunDir: sunBearing(sun, mood.altitude),
    uSunColor: vector(mood.sun).multiplyScalar(mood.sunPower),
    uAmbient: skyLight(mood, 0.3).multiplyScalar((0.13 + mood.walls) * mood.skyPower),
    uBounce: vector(mood.snow > 0 ? [0.7, 0.7, 0.72] : [0.42, 0.38, 0.28])
      .multiplyScalar(0.3 * mood.skyPower * (0.3 + mood.sunPower / 5))
      .addScaledVector(vector([1, 0.94, 0.84]), mood.walls * 1.2),
  };
}
