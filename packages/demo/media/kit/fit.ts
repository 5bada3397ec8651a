import type { SceneCamera, SceneView } from './projection.ts';
import { camera } from './projection.ts';
import type { V3 } from '../world/mesh/vector.ts';

interface Target {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Chooses focal length and picture centre so that the subject fills the given part of the sheet, its foot on the lower edge. */
export function fit(view: Omit<SceneView, 'focal' | 'centre'>, points: readonly V3[], target: Target): SceneCamera {
  const { width, height } = view;
  const trial = view.parallel === true ? 10 : 1000;
  const drawn = points.map((point) => camera({ ...view, focal: trial, centre: [0, 0] }).project(point));
  const xs = drawn.map(([x]) => x);
  const ys = drawn.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    ((target.right - target.left) * width) / (right - left),
    ((target.bottom - target.top) * height) / (bottom - top),
  );
  return camera({
    ...view,
    focal: trial * scale,
    centre: [
      (target.left + target.right) / 2 - (((left + right) / 2) * scale) / width,
      target.bottom - (bottom * scale) / height,
    ],
  });
}
