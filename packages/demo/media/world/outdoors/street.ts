import type { Random } from '../../random.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import type { V2, V3 } from '../mesh/vector.ts';

const tyre = paint('#232425');
const hub = paint('#a9adad', 'metal');
const window = paint('#26323a', 'glass', 1);
const headlamp = paint('#f4efe0', 'glow', 0.25);
const tail = paint('#8a2a22', 'glow', 0.12);
const bodies = ['#d9d6cf', '#a9adad', '#4b5258', '#7c3b30', '#2f4a5c', '#b5a37e', '#5f6f5b', '#7e8488'] as const;

/** Low body, cabin with glass, wheels; `turn` in radians, 0 looks east. */
export function drawCar(mesh: Mesh, [x, y]: V2, turn: number, random: Random, z = 0.02): void {
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, side: number, up: number): V3 => [
    x + ux * along - uy * side,
    y + uy * along + ux * side,
    z + up,
  ];
  const body = paint(random.pick(bodies), 'metal');
  const long = random.range(4.1, 4.7);
  const sections: readonly (readonly [number, number])[] = [
    [-0.5, 0.62],
    [-0.49, 0.92],
    [-0.2, 1.0],
    [0.22, 0.96],
    [0.47, 0.78],
    [0.5, 0.5],
  ];
  const lower = (side: number): V3[] => sections.map(([share, up]) => at(share * long, side, up));
  const [left, right] = [lower(0.88), lower(-0.88)];
  for (let index = 0; index + 1 < sections.length; index += 1) {
    const [a, b, c, d] = [right[index], right[index + 1], left[index + 1], left[index]];
    if (a && b && c && d) mesh.quad(a, d, c, b, body, [0, 0, 1]);
    const share = (i: number): number => (sections[i]?.[0] ?? 0) * long;
    if (a && b && c && d) {
      mesh.quad(at(share(index), -0.88, 0.28), at(share(index + 1), -0.88, 0.28), b, a, body);
      mesh.quad(at(share(index + 1), 0.88, 0.28), at(share(index), 0.88, 0.28), d, c, body);
    }
  }
  mesh.quad(
    at(long / 2, -0.88, 0.28),
    at(long / 2, 0.88, 0.28),
    at(long / 2, 0.88, 0.5),
    at(long / 2, -0.88, 0.5),
    body,
  );
  mesh.quad(
    at(-long / 2, 0.88, 0.28),
    at(-long / 2, -0.88, 0.28),
    at(-long / 2, -0.88, 0.62),
    at(-long / 2, 0.88, 0.62),
    body,
  );
  for (const side of [-0.8, 0.45]) {
    mesh.quad(
      at(long * 0.502, side, 0.55),
      at(long * 0.502, side + 0.35, 0.55),
      at(long * 0.49, side + 0.35, 0.72),
      at(long * 0.49, side, 0.72),
      headlamp,
    );
    mesh.quad(
      at(-long * 0.502, side, 0.68),
      at(-long * 0.502, side + 0.35, 0.68),
      at(-long * 0.5, side + 0.35, 0.84),
      at(-long * 0.5, side, 0.84),
      tail,
    );
  }
  const cabin: readonly V3[] = [
    at(-long * 0.44, 0.8, 0.94),
    at(long * 0.25, 0.8, 0.94),
    at(long * 0.08, 0.66, 1.46),
    at(-long * 0.33, 0.66, 1.46),
  ];
  const other: readonly V3[] = [
    at(-long * 0.44, -0.8, 0.94),
    at(long * 0.25, -0.8, 0.94),
    at(long * 0.08, -0.66, 1.46),
    at(-long * 0.33, -0.66, 1.46),
  ];
  const [a, b, c, d] = cabin as [V3, V3, V3, V3];
  const [e, f, g, h] = other as [V3, V3, V3, V3];
  mesh.quad(b, a, d, c, window);
  mesh.quad(e, f, g, h, window);
  mesh.quad(f, b, c, g, window);
  mesh.quad(a, e, h, d, window);
  mesh.quad(h, g, c, d, body, [0, 0, 1]);
  for (const along of [-0.31, 0.31]) {
    for (const side of [-0.9, 0.9]) {
      const ring = (radius: number, out: number): V3[] =>
        Array.from({ length: 12 }, (_, index): V3 =>
          at(along * long + Math.cos(index * 0.5236) * radius, out, 0.33 + Math.sin(index * 0.5236) * radius),
        );
      const [outer, inner] = [ring(0.33, side), ring(0.33, side * 0.76)];
      outer.forEach((from, index) =>
        mesh.quad(from, outer[(index + 1) % 12] ?? from, inner[(index + 1) % 12] ?? from, inner[index] ?? from, tyre),
      );
      mesh.polygon(outer, tyre);
      mesh.polygon(ring(0.19, side * 1.01), hub);
    }
  }
}

const timber = paint('#a9794c', 'wood');
const steel = paint('#54595c', 'metal');

export function drawBench(mesh: Mesh, [x, y]: V2): void {
  for (const dx of [0.1, 1.6]) mesh.box(x + dx, y, 0, 0.1, 0.5, 0.42, steel);
  for (const dy of [0, 0.18, 0.36]) mesh.box(x, y + dy, 0.42, 1.8, 0.13, 0.05, timber);
  for (const dz of [0.62, 0.8]) mesh.box(x, y + 0.5, dz, 1.8, 0.04, 0.12, timber);
}

const bulb = paint('#ffdfae', 'glow', 1);

export function drawLamp(mesh: Mesh, [x, y]: V2): void {
  mesh.cylinder([x, y, 0], 0.07, 0.045, 4.2, 6, steel);
  mesh.cylinder([x, y, 4.2], 0.22, 0.22, 0.06, 8, steel);
  mesh.cylinder([x, y, 4.02], 0.1, 0.16, 0.18, 8, bulb);
}

const sand = paint('#e0cda6', 'soil', 1);
const red = paint('#b9684a');
const green = paint('#6d8250');
const soft = paint('#c99572', 'paving', 2);

/** A timber tower with a slide, swings, a carousel, on soft ground. */
export function drawPlayground(ground: Mesh, mesh: Mesh, [x, y]: V2): void {
  const round = (cx: number, cy: number, radius: number, z: number, cover: typeof sand): void =>
    ground.area(
      Array.from({ length: 28 }, (_, index): V2 => [
        cx + Math.cos(index * 0.2244) * radius * 1.25,
        cy + Math.sin(index * 0.2244) * radius,
      ]),
      z,
      cover,
    );
  round(x, y, 7.4, 0.07, soft);
  round(x + 3.6, y + 1.4, 2.6, 0.09, sand);
  for (const [dx, dy] of [
    [-4.4, 0],
    [-2.6, 0],
    [-4.4, 1.8],
    [-2.6, 1.8],
  ] as const) {
    mesh.box(x + dx, y + dy, 0, 0.16, 0.16, 3.1, timber);
  }
  mesh.box(x - 4.4, y, 1.5, 1.96, 1.96, 0.12, timber, 'none');
  const peak: V3 = [x - 3.42, y + 0.98, 4.4];
  const eaves: V3[] = [
    [x - 4.7, y - 0.3, 3.1],
    [x - 2.1, y - 0.3, 3.1],
    [x - 2.1, y + 2.26, 3.1],
    [x - 4.7, y + 2.26, 3.1],
  ];
  eaves.forEach((from, index) => mesh.triangle(from, eaves[(index + 1) % 4] ?? from, peak, red));
  for (const side of [0, 1.9]) mesh.stick([x - 4.4, y + side, 2.3], [x - 2.5, y + side, 2.3], 0.1, timber);
  mesh.quad(
    [x - 2.5, y + 0.5, 1.6],
    [x + 0.4, y + 0.5, 0.25],
    [x + 0.4, y + 1.3, 0.25],
    [x - 2.5, y + 1.3, 1.6],
    green,
  );
  mesh.stick([x - 2.5, y + 0.5, 1.75], [x + 0.4, y + 0.5, 0.4], 0.12, green);
  mesh.stick([x - 2.5, y + 1.3, 1.75], [x + 0.4, y + 1.3, 0.4], 0.12, green);
  for (const dx of [-1, 3.4]) {
    mesh.stick([x + dx, y - 4.6, 0], [x + dx, y - 3.7, 2.7], 0.12, timber);
    mesh.stick([x + dx, y - 2.8, 0], [x + dx, y - 3.7, 2.7], 0.12, timber);
  }
  mesh.stick([x - 1, y - 3.7, 2.7], [x + 3.4, y - 3.7, 2.7], 0.13, timber);
  for (const dx of [0.1, 2]) {
    for (const rope of [0, 0.5]) {
      mesh.stick([x + dx + rope, y - 3.7, 2.7], [x + dx + rope, y - 3.6, 0.55], 0.035, steel);
    }
    mesh.box(x + dx - 0.05, y - 3.78, 0.5, 0.6, 0.26, 0.06, red, 'none');
  }
}
