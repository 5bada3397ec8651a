import type { Camera, V3, View } from './projection.ts';
import type { Mass } from './mass.ts';
import { footprint, heightOf } from './mass.ts';
import { camera } from './projection.ts';

export interface Target {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const cornersOf = (masses: readonly Mass[]): V3[] =>
  masses.flatMap((mass) => footprint(mass).flatMap(([x, y]): V3[] => [[x, y, mass.z ?? 0], [x, y, (mass.z ?? 0) + heightOf(mass) + (mass.roof === 'gable' ? 5 : 1)]]));

/** Chooses focal length and picture centre so that the subject fills the given part of the sheet, its foot on the lower edge. */
export function fit(view: Omit<View, 'focal' | 'centre'>, points: readonly V3[], target: Target): Camera {
  const { width, height } = view;
  const trial = view.parallel === true ? 10 : 1000;
  const drawn = points.map((point) => camera({ ...view, focal: trial, centre: [0, 0] }).project(point));
  const xs = drawn.map(([x]) => x);
  const ys = drawn.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(((target.right - target.left) * width) / (right - left), ((target.bottom - target.top) * height) / (bottom - top));
  return camera({
    ...view,
    focal: trial * scale,
    centre: [(target.left + target.right) / 2 - (((left + right) / 2) * scale) / width, target.bottom - (bottom * scale) / height],
  });
}

/** An eye that looks along `yaw` at the middle of the subject from `away` metres. */
export function standing(masses: readonly Mass[], yaw: number, away: number, eyeHeight: number): V3 {
  const points = cornersOf(masses);
  const middle = (axis: 0 | 1): number => (Math.min(...points.map((p) => p[axis])) + Math.max(...points.map((p) => p[axis]))) / 2;
  const angle = (yaw * Math.PI) / 180;
  return [middle(0) - Math.sin(angle) * away, middle(1) - Math.cos(angle) * away, eyeHeight];
}
