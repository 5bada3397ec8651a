import { DataTexture, LinearFilter, RepeatWrapping, RGBAFormat } from 'three';
import { randomOf } from '../random.ts';

/** Smooth seeded noise that repeats: red for slow changes, green one number a cell. */
export function noiseTexture(): DataTexture {
  const side = 256;
  const random = randomOf('noise');
  const data = new Uint8Array(side * side * 4);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.floor(random.range(0, 256));
  const texture = new DataTexture(data, side, side, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
