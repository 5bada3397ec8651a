import { randomOf } from '../../random.ts';
import { drawBicycles } from './bicycle.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import { landAround } from './pit.ts';
import { type Section, sectionOutline } from '../plan.ts';
import type { Area, Site } from '../site.ts';
import { drawBench, drawCar, drawLamp, drawPlayground } from './street.ts';
import { type V2, type V3 } from '../mesh/vector.ts';

const lawn = paint('#8fa05a', 'grass');
const asphalt = paint('#77767a', 'asphalt');
const walk = paint('#c4b8a3', 'paving', 1);
const gravel = paint('#cdbc9c', 'soil', 1);
const kerb = paint('#b9b3a7', 'stone');
const white = paint('#e9e7e0', 'asphalt', 1);
const water = paint('#5d7f86', 'water');
const soil = paint('#a5835c', 'soil');
const hedge = paint('#6d8250', 'grass', 1);

export const areaCorners = ({ x, y, width, depth }: Area): V2[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

export function pathAlong(mesh: Mesh, line: readonly V2[], width: number): void {
  const smooth: V2[] = [];
  line.forEach((from, index) => {
    const [before, to, after] = [line[index - 1] ?? from, line[index + 1], line[index + 2]];
    if (to === undefined) {
      smooth.push(from);
      return;
    }
    const next = after ?? to;
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8;
      const spline = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      smooth.push([spline(before[0], from[0], to[0], next[0]), spline(before[1], from[1], to[1], next[1])]);
    }
  });
  const sides = smooth.map((at, index): [V3, V3] => {
    const [before, after] = [smooth[index - 1] ?? at, smooth[index + 1] ?? at];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.hypot(dx, dy) || 1;
    const [ox, oy] = [(-dy / size) * (width / 2), (dx / size) * (width / 2)];
    return [
      [at[0] - ox, at[1] - oy, 0.045],
      [at[0] + ox, at[1] + oy, 0.045],
    ];
  });
  sides.forEach(([right, left], index) => {
    const next = sides[index + 1];
    if (next !== undefined) mesh.quad(right, next[0], next[1], left, gravel, [0, 0, 1]);
  });
}

function drawRoad(mesh: Mesh, things: Mesh, { road: { y, width }, alias }: Site): void {
  const random = randomOf(`${alias}road`);
  const far = 420;
  const strip = (low: number, high: number, z: number, cover: typeof asphalt): void =>
    mesh.area(
      [
        [-far, y + low],
        [far, y + low],
        [far, y + high],
        [-far, y + high],
      ],
      z,
      cover,
    );
  strip(-width / 2, width / 2, 0.03, asphalt);
  for (const side of [-1, 1]) {
    const edge = side * (width / 2);
    mesh.box(-far, y + edge - 0.12, 0, far * 2, 0.24, 0.14, kerb);
    const [low, high] = side > 0 ? [edge + 0.1, edge + 3.4] : [edge - 3.4, edge - 0.1];
    strip(low, high, 0.1, walk);
  }
  for (let x = -far; x < far; x += 6) {
    mesh.area(
      [
        [x, y - 0.08],
        [x + 3, y - 0.08],
        [x + 3, y + 0.08],
        [x, y + 0.08],
      ],
      0.05,
      white,
    );
  }
  for (let index = 0; index < 7; index += 1) {
    mesh.area(
      areaCorners({ x: -26 + index * 1.05, y: y - width / 2 + 0.4, width: 0.55, depth: width - 0.8 }),
      0.05,
      white,
    );
  }
  for (let x = -150; x < 190; x += random.range(9, 26)) {
    const east = random.chance(0.5);
    drawCar(things, [x, y + (east ? -width / 4 : width / 4)], east ? 0 : Math.PI, random, 0.04);
  }
  for (let x = -140; x < 190; x += 24) drawLamp(things, [x, y + width / 2 + 3]);
}

function drawParking(mesh: Mesh, things: Mesh, area: Area, name: string): void {
  const random = randomOf(name);
  mesh.area(areaCorners(area), 0.04, asphalt);
  const upright = area.depth > area.width;
  const long = upright ? area.depth : area.width;
  for (let at = 0; at + 2.5 <= long; at += 2.6) {
    const line = upright
      ? { x: area.x, y: area.y + at, width: area.width, depth: 0.1 }
      : { x: area.x + at, y: area.y, width: 0.1, depth: area.depth };
    mesh.area(areaCorners(line), 0.055, white);
    if (random.chance(0.64)) {
      drawCar(
        things,
        upright ? [area.x + area.width / 2, area.y + at + 1.3] : [area.x + at + 1.3, area.y + area.depth / 2],
        upright ? 0 : Math.PI / 2,
        random,
        0.05,
      );
    }
  }
}

/** Bare soil with ruts round a house that is not finished, a pit where nothing stands yet. */
export function drawSoil(mesh: Mesh, section: Section, name: string, wide: number): void {
  const random = randomOf(`${name}soil`);
  const [cx, cy] = [section.x + section.width / 2, section.y + section.depth / 2];
  mesh.area(
    Array.from({ length: 30 }, (_, index): V2 => {
      const angle = (index / 30) * 6.2832;
      const reach = random.range(0.9, 1.1);
      return [
        cx + Math.cos(angle) * (section.width / 2 + wide) * 1.15 * reach,
        cy + Math.sin(angle) * (section.depth / 2 + wide) * 1.15 * reach,
      ];
    }),
    0.075 + random.range(0, 0.01),
    soil,
  );
}

/** Land, streets, paths and what stands on them once the landscaping is there. */
export function drawGround(
  mesh: Mesh,
  things: Mesh,
  site: Site,
  { landscaped, pit }: { landscaped: boolean; pit?: Area },
): void {
  const none = { x: 0, y: 0, width: 0, depth: 0 };
  for (const strip of landAround(pit ?? none, 700)) mesh.area(strip, 0, lawn);
  drawRoad(mesh, things, site);
  if (pit === undefined) for (const area of site.paved) mesh.area(areaCorners(area), 0.06, walk);
  if (site.pond !== undefined) drawPond(mesh, site.pond);
  if (pit === undefined) {
    for (const house of site.houses)
      for (const section of house.sections) mesh.area(sectionOutline(section, 1.1), 0.07, walk);
  }
  if (!landscaped) return;
  site.parking.forEach((area, index) => drawParking(mesh, things, area, `${site.alias}${index}`));
  for (const { width, line } of site.paths) pathAlong(mesh, line, width);
  for (const { x, y, width, depth } of site.beds) {
    things.box(x - 0.2, y - 0.2, 0, width + 0.4, depth + 0.4, 0.32, kerb);
    things.box(x, y, 0.1, width, depth, 0.3, hedge);
  }
  drawPlayground(mesh, things, site.playground);
  for (const at of site.benches) drawBench(things, at);
  if (site.bicycles !== undefined) drawBicycles(things, site.bicycles.at, site.bicycles.count);
  const [px, py] = site.playground;
  for (const { line } of site.paths) {
    line.forEach(([x, y], index) => {
      const next = line[index + 1];
      if (next === undefined) return;
      const at: V2 = [(x + next[0]) / 2 + 1.8, (y + next[1]) / 2 + 1.8];
      if (Math.hypot((at[0] - px) / 1.25, at[1] - py) > 8) drawLamp(things, at);
    });
  }
}

export function drawPond(mesh: Mesh, { x, y, width, depth }: Area): void {
  const ring = (grow: number): V2[] =>
    Array.from({ length: 40 }, (_, index): V2 => {
      const angle = (index / 40) * 6.2832;
      const wobble = 1 + 0.09 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5);
      return [
        x + width / 2 + Math.cos(angle) * (width / 2 + grow) * wobble,
        y + depth / 2 + Math.sin(angle) * (depth / 2 + grow) * wobble,
      ];
    });
  mesh.area(ring(2.4), 0.03, gravel);
  mesh.area(ring(0), 0.05, water);
}
