import { fromLonLat } from 'ol/proj.js';
import type { Point } from './smooth.ts';

const center = fromLonLat([24.0315, 49.8415]);
/** Projected metres are longer than those on the ground by 1 / cos(latitude). */
const stretch = 1 / Math.cos((49.84 * Math.PI) / 180);

const turn = 2 * Math.PI;
/** Metres between two lanes, about a block. */
const block = 380;
const reach = 10_000;

/** A circle, dented as old streets are; the same on every visit. */
function dented(radius: number, angle: number): number {
  return radius * (1 + 0.06 * Math.sin(3 * angle + radius / 900) + 0.03 * Math.sin(7 * angle - radius / 500));
}

function pointAt(radius: number, angle: number): Point {
  const r = dented(radius, angle) * stretch;
  const bend = angle + 0.12 * Math.sin(radius / 1300);
  return [(center[0] ?? 0) + r * Math.cos(bend), (center[1] ?? 0) + r * Math.sin(bend)];
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function rings(): Point[][] {
  return range(Math.floor(reach / block)).flatMap((ring) => {
    const radius = (ring + 1) * block;
    const parts = Math.max(6, Math.round((turn * radius) / 1500));
    // Every third stretch is left out: lanes end somewhere.
    return range(parts)
      .filter((part) => (part + ring) % 3 !== 0)
      .map((part) => range(7).map((step) => pointAt(radius, ((part + step / 6) / parts) * turn)));
  });
}

function spokes(): Point[][] {
  return range(Math.floor(reach / block)).flatMap((ring) => {
    const radius = (ring + 1) * block;
    const count = Math.round((turn * radius) / block);
    return range(count)
      .filter((spoke) => (spoke * 7 + ring * 3) % 5 !== 0)
      .map((spoke) =>
        range(4).map((step) => pointAt(radius + (step / 3) * block, ((spoke + (ring % 2) / 2) / count) * turn)),
      );
  });
}

/** Small streets as an even texture, not as they are: what a drawing hints at when one comes near. */
export function makeLanes(): readonly Point[][] {
  return [...rings(), ...spokes()];
}
