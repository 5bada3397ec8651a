import { dot, minus, type V3 } from '../world/mesh/vector.ts';
import type { Camera } from './view.ts';

interface Axes {
  right: V3;
  up: V3;
  forward: V3;
}

export function axesOf({ bearing, pitch }: Pick<Camera, 'bearing' | 'pitch'>): Axes {
  const [b, p] = [(bearing * Math.PI) / 180, (pitch * Math.PI) / 180];
  const forward: V3 = [Math.sin(b) * Math.cos(p), Math.cos(b) * Math.cos(p), -Math.sin(p)];
  const right: V3 = [Math.cos(b), -Math.sin(b), 0];
  const up: V3 = [Math.sin(b) * Math.sin(p), Math.cos(b) * Math.sin(p), Math.cos(p)];
  return { right, up, forward };
}

/** A place as shares of the picture, from its upper left corner. */
export function shareOf(camera: Camera, aspect: number, at: V3): readonly [x: number, y: number] {
  const { right, up, forward } = axesOf(camera);
  const from = minus(at, camera.eye);
  const deep = camera.orthographic === true ? 1 : dot(from, forward);
  const x = dot(from, right) / deep / camera.reach;
  const y = (dot(from, up) / deep / camera.reach) * aspect;
  return [0.5 + x / 2, 0.5 - y / 2 - camera.shift];
}

/** A place in the pixels of a picture. */
export function pixelOf(
  { camera, width, height }: { camera: Camera; width: number; height: number },
  at: V3,
): readonly [x: number, y: number] {
  const [x, y] = shareOf(camera, width / height, at);
  return [x * width, y * height];
}
