import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import type { Area } from '../site.ts';
import type { V2, V3 } from '../mesh/vector.ts';
import { drawExcavator } from './yard.ts';

export interface Pit extends Area {
  /** Share of its width that has piles. */
  piled: number;
}

const deep = -3.6;
const bank = paint('#a5835c', 'soil');
const floor = paint('#8d6f4e', 'soil');
const pile = paint('#cfc9bd', 'stone');
const bars = paint('#7d4632', 'metal');

/** Land with a hole in it: strips round the pit instead of one sheet. */
export function landAround({ x, y, width, depth }: Area, far: number): V2[][] {
  const [left, right, low, high] = [x, x + width, y, y + depth];
  const strip = (a: number, b: number, c: number, d: number): V2[] => [
    [a, b],
    [c, b],
    [c, d],
    [a, d],
  ];
  return [
    strip(-far, -far, left, far),
    strip(right, -far, far, far),
    strip(left, -far, right, low),
    strip(left, high, right, far),
  ];
}

export function drawPit(ground: Mesh, things: Mesh, { x, y, width, depth, piled }: Pit): void {
  const ring = (grow: number, z: number): V3[] => [
    [x + grow, y + grow, z],
    [x + width - grow, y + grow, z],
    [x + width - grow, y + depth - grow, z],
    [x + grow, y + depth - grow, z],
  ];
  const [top, bottom] = [ring(0, 0), ring(2.4, deep)];
  top.forEach((from, index) => {
    const next = (index + 1) % 4;
    ground.quad(from, top[next] ?? from, bottom[next] ?? from, bottom[index] ?? from, bank);
  });
  ground.polygon(bottom, floor);
  ground.area(
    [
      [x - 9, y - 9],
      [x + width + 9, y - 9],
      [x + width + 9, y],
      [x - 9, y],
    ],
    0.06,
    bank,
  );
  ground.area(
    [
      [x - 9, y + depth],
      [x + width + 9, y + depth],
      [x + width + 9, y + depth + 9],
      [x - 9, y + depth + 9],
    ],
    0.06,
    bank,
  );
  ground.area(
    [
      [x - 9, y],
      [x, y],
      [x, y + depth],
      [x - 9, y + depth],
    ],
    0.06,
    bank,
  );
  ground.area(
    [
      [x + width, y],
      [x + width + 12, y],
      [x + width + 12, y + depth],
      [x + width, y + depth],
    ],
    0.06,
    bank,
  );
  for (let px = x + 4; px < x + 4 + width * piled; px += 2.8) {
    for (let py = y + 4; py < y + depth - 4; py += 3.4) {
      const high = 2.4 + (Math.abs(Math.round(px * 3 + py * 7)) % 5) * 0.3;
      things.box(px, py, deep, 0.5, 0.5, high, pile);
      for (const shift of [0.08, 0.36]) things.box(px + shift, py + 0.2, deep + high, 0.06, 0.06, 0.9, bars);
    }
  }
  drawExcavator(things, x + width * 0.72, y + depth * 0.35, deep);
  drawExcavator(things, x + width + 5, y + depth * 0.2);
}
