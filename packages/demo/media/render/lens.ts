import { OrthographicCamera, PerspectiveCamera } from 'three';
import { axesOf } from '../views/projection.ts';
import type { View } from '../views/view.ts';
import { vector } from './light.ts';

export function lensOf({ camera, width, height }: View): PerspectiveCamera | OrthographicCamera {
  const { eye, reach, shift, orthographic = false } = camera;
  const [wide, high] = [reach, (reach * height) / width];
  const up = -2 * shift * high;
  const near = 0.4;
  const lens = orthographic
    ? new OrthographicCamera(-wide, wide, high + up, -high + up, -400, 4000)
    : new PerspectiveCamera();
  if (!(lens instanceof OrthographicCamera)) {
    lens.projectionMatrix.makePerspective(
      -wide * near,
      wide * near,
      (high + up) * near,
      (-high + up) * near,
      near,
      12000,
    );
  }
  const { right, up: upward, forward } = axesOf(camera);
  lens.matrixAutoUpdate = false;
  lens.matrixWorldAutoUpdate = false;
  lens.matrixWorld.makeBasis(vector(right), vector(upward), vector(forward).negate()).setPosition(...eye);
  lens.matrixWorldInverse.copy(lens.matrixWorld).invert();
  return lens;
}
