import type { Brush } from './opening.ts';
import { mix } from './color.ts';
import { lit } from './scene.ts';
import { fineLine, paint, pen } from './svg.ts';
import { castQuad, quad, uv } from './wall.ts';

interface Ledge {
  u0: number;
  u1: number;
  v: number;
  out: number;
  glazed: boolean;
}

/** A slab with its railing, both sides, the shade below and the things people keep there. */
export function drawBalcony({ stage, wall, style, layers, detail, fade }: Brush, { u0, u1, v, out, glazed }: Ledge): void {
  const { mood, random } = stage;
  const slab = 0.2;
  const rail = 1.08;
  layers.put(12, paint(mood.shadow, 0.36), castQuad(stage, wall, u0, v - slab, u1, v + (glazed ? 0.1 : 0.5), out));
  if (detail > 9 && wall.slide === undefined && out > 0.4) layers.put(12, paint(mood.shadow, 0.2), quad(stage, wall, u0 + 0.05, v - 1.1, u1 - 0.05, v - slab));
  const under = fade(mix(lit(mood, '#d9d2c4', [0, 0, -1]), mood.shadow, 0.25));
  if (detail > 9 && wall.at(0, v)[2] > stage.cam.eye[2]) layers.put(13, paint(under), uv(stage, wall, [[u0, v - slab, 0], [u1, v - slab, 0], [u1, v - slab, out], [u0, v - slab, out]]));
  const left = stage.cam.eye;
  const sides = [u0, u1].map((u) => {
    const at = wall.at(u, v, out / 2);
    const towards = (left[0] - at[0]) * (wall.at(1, 0)[0] - wall.at(0, 0)[0]) + (left[1] - at[1]) * (wall.at(1, 0)[1] - wall.at(0, 0)[1]);
    return { u, shown: u === u0 ? towards < 0 : towards > 0 };
  });
  const slabTone = fade(lit(mood, '#efe9dc', wall.normal));
  const sideTone = fade(mix(lit(mood, '#d8d1c3', wall.normal), mood.shadow, 0.2));
  const metal = fade(lit(mood, style.railing, wall.normal));
  if (random.chance(0.3) && detail > 10) {
    const plant = u0 + random.range(0.3, u1 - u0 - 0.4);
    const leaf = mood.name === 'winter' ? '#6d6a58' : mood.leaves[1];
    layers.put(14, paint(fade(leaf)), uv(stage, wall, [[plant - 0.3, v + 0.9, out * 0.8], [plant - 0.1, v + 1.5, out * 0.8], [plant + 0.1, v + 1.35, out * 0.8], [plant + 0.35, v + 1.6, out * 0.8], [plant + 0.45, v + 0.9, out * 0.8]]));
  }
  for (const { u, shown } of sides) {
    if (!shown) continue;
    if (detail > 8) layers.put(15, paint(sideTone), uv(stage, wall, [[u, v - slab, 0], [u, v - slab, out], [u, v, out], [u, v, 0]]));
    layers.put(15, paint(metal, glazed ? 0.4 : 0.5), uv(stage, wall, [[u, v, 0], [u, v, out], [u, v + rail, out], [u, v + rail, 0]]));
  }
  if (glazed) {
    layers.put(16, paint(fade(mix(mood.glass[2], mood.sky[2], 0.3)), 0.46), quad(stage, wall, u0, v, u1, v + rail, out));
    if (detail > 13) layers.put(17, paint('#ffffff', 0.22), uv(stage, wall, [[u0 + (u1 - u0) * 0.15, v, out], [u0 + (u1 - u0) * 0.4, v, out], [u0 + (u1 - u0) * 0.62, v + rail, out], [u0 + (u1 - u0) * 0.4, v + rail, out]]));
  } else if (detail > 11) {
    layers.put(16, paint(metal, 0.26), quad(stage, wall, u0, v + 0.08, u1, v + rail, out));
    const bars: string[] = [];
    const step = detail > 24 ? 0.16 : 0.42;
    for (let u = u0 + step / 2; u < u1; u += step) {
      bars.push(fineLine(stage.cam.line(wall.at(u, v, out), wall.at(u, v + rail, out))));
    }
    layers.put(17, pen(metal, Math.max(0.5, detail * 0.028)), bars.join(''));
  } else {
    layers.put(16, paint(metal, 0.6), quad(stage, wall, u0, v + 0.05, u1, v + rail, out));
  }
  if (detail > 10) layers.put(18, paint(metal), quad(stage, wall, u0, v + rail - 0.04, u1, v + rail + 0.05, out));
  layers.put(18, paint(slabTone), quad(stage, wall, u0, v - slab, u1, v + 0.04, out));
}
