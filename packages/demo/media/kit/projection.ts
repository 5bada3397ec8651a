import { type V2, type V3, dot } from '../world/mesh/vector.ts';

export interface SceneCamera {
  readonly width: number;
  readonly height: number;
  /** Where the eye stands; for parallel views a point far along the view line, good for sorting. */
  readonly eye: V3;
  readonly parallel: boolean;
  readonly horizon: number;
  project(point: V3): V2;
  /** Projects a polygon after cutting off what is behind the eye. */
  polygon(points: readonly V3[]): V2[];
  line(from: V3, to: V3): V2[];
  /** Pixels a metre at that point. */
  scale(point: V3): number;
}

export interface SceneView {
  width: number;
  height: number;
  eye: V3;
  /** Degrees, clockwise from north. */
  yaw: number;
  /** Degrees below the horizontal; 0 keeps verticals vertical, as an architect's lens does. */
  pitch?: number;
  /** Pixels; for parallel views pixels a metre. */
  focal: number;
  /** Picture point of the view line, as shares of the sheet. */
  centre?: V2;
  parallel?: boolean;
}

const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const add = (a: V3, b: V3, times = 1): V3 => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];

const near = 0.6;

export function camera(view: SceneView): SceneCamera {
  const { width, height, eye, focal, parallel = false } = view;
  const yaw = (view.yaw * Math.PI) / 180;
  const pitch = ((view.pitch ?? 0) * Math.PI) / 180;
  const [shareX, shareY] = view.centre ?? [0.5, 0.5];
  const right: V3 = [Math.cos(yaw), -Math.sin(yaw), 0];
  const forward: V3 = [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch)];
  const up: V3 = [Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch)];
  const toEye = (point: V3): V3 => {
    const ray = sub(point, eye);
    return [dot(ray, right), dot(ray, up), dot(ray, forward)];
  };
  const flat = ([x, y, depth]: V3): V2 => {
    const zoom = parallel ? focal : focal / Math.max(depth, near);
    return [width * shareX + x * zoom, height * shareY - y * zoom];
  };
  const cut = (points: readonly V3[], closed: boolean): V2[] => {
    const rays = points.map(toEye);
    if (parallel) return rays.map(flat);
    const clipped: V3[] = [];
    rays.forEach((ray, index) => {
      const previous = rays[index === 0 ? rays.length - 1 : index - 1] ?? ray;
      if ((closed || index > 0) && ray[2] < near !== previous[2] < near) {
        const share = (near - previous[2]) / (ray[2] - previous[2]);
        clipped.push(add(previous, sub(ray, previous), share));
      }
      if (ray[2] >= near) clipped.push(ray);
    });
    return clipped.map(flat);
  };
  // What lies wholly beside the sheet would only cost bytes.
  const shown = (points: V2[]): V2[] => {
    const margin = 30;
    const beside =
      points.every(([x]) => x < -margin) ||
      points.every(([x]) => x > width + margin) ||
      points.every(([, y]) => y < -margin) ||
      points.every(([, y]) => y > height + margin);
    return beside ? [] : points;
  };
  return {
    width,
    height,
    eye: parallel ? add(eye, forward, -5000) : eye,
    parallel,
    horizon: parallel ? -1 : height * shareY - focal * Math.tan(pitch),
    project: (point) => flat(toEye(point)),
    polygon: (points) => shown(cut(points, true)),
    line: (from, to) => shown(cut([from, to], false)),
    scale: (point) => (parallel ? focal : focal / Math.max(toEye(point)[2], near)),
  };
}
