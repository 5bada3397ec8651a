import { add, times, type V3 } from '../world/mesh/vector.ts';
import { axesOf, shareOf } from './projection.ts';
import type { Camera } from './view.ts';

/** Where the subject lies in the picture, shares of it. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Aim {
  bearing: number;
  pitch: number;
  reach: number;
  frame: Frame;
  aspect: number;
  /** Height of the eye; absent: the eye is where the subject fits. */
  height?: number;
  orthographic?: boolean;
}

interface Extent {
  x: readonly [number, number];
  y: readonly [number, number];
}

function extentOf(camera: Camera, aspect: number, points: readonly V3[]): Extent {
  const shares = points.map((point) => shareOf(camera, aspect, point));
  const xs = shares.map(([x]) => x);
  const ys = shares.map(([, y]) => y);
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** A camera from which the points just fill the frame. */
export function fitted(
  points: readonly V3[],
  { bearing, pitch, reach, frame, aspect, height, orthographic = false }: Aim,
): Camera {
  const { right, up, forward } = axesOf({ bearing, pitch });
  const centre = times(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as V3),
    1 / points.length,
  );
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  const place = (distance: number): Camera => {
    const reached = orthographic ? distance : reach;
    let camera: Camera = {
      eye: add(centre, times(forward, orthographic ? -300 : -distance)),
      bearing,
      pitch,
      reach: reached,
      shift: 0,
      orthographic,
    };
    if (height !== undefined) camera = { ...camera, eye: [camera.eye[0], camera.eye[1], height] };
    for (let turn = 0; turn < 12; turn += 1) {
      const { x, y } = extentOf(camera, aspect, points);
      const scale = reached * 2 * (orthographic ? 1 : distance);
      const aside = (middle(x) - (frame.left + wide / 2)) * scale;
      const aloft = -(middle(y) - (frame.top + high / 2)) * (scale / aspect);
      if (height === undefined) {
        camera = { ...camera, eye: add(camera.eye, add(times(right, aside), times(up, aloft))) };
      } else {
        camera = {
          ...camera,
          eye: add(camera.eye, times(right, aside)),
          shift: camera.shift + middle(y) - (frame.top + high / 2),
        };
      }
    }
    return camera;
  };
  let [near, far] = [4, 1200];
  for (let turn = 0; turn < 40; turn += 1) {
    const distance = (near + far) / 2;
    const camera = place(distance);
    const { x, y } = extentOf(camera, aspect, points);
    const tooNear =
      !orthographic &&
      points.some(
        (point) =>
          (point[0] - camera.eye[0]) * forward[0] +
            (point[1] - camera.eye[1]) * forward[1] +
            (point[2] - camera.eye[2]) * forward[2] <
          2,
      );
    if (tooNear || x[1] - x[0] > wide || y[1] - y[0] > high) near = distance;
    else far = distance;
  }
  return place(far);
}
