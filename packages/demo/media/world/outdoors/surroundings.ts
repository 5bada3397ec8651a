import { randomOf, type Random } from '../../random.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type Paint, paint } from '../mesh/paint.ts';
import type { Site } from '../site.ts';
import type { V2, V3 } from '../mesh/vector.ts';

const walls = {
  blocks: ['#e3d9c8', '#d6cdbf', '#dccab0', '#cfcac0', '#c9b9a4'],
  low: ['#e6dac4', '#d9c2a4', '#cdb7a0', '#e9e0d0', '#c7a38a'],
  old: ['#e3d2b4', '#d9bd95', '#cfae8e', '#e8dcc6', '#c99f80'],
} as const;
const tilesOf = ['#8f6252', '#83564a', '#9a6f5e', '#7d5a50'] as const;
const felt = paint('#aaa69d', 'stone');

/** A house of the surroundings: its windows are drawn on, not modelled. */
export function drawNeighbour(
  mesh: Mesh,
  [x, y]: V2,
  width: number,
  depth: number,
  height: number,
  pitched: boolean,
  random: Random,
  wall: Paint,
): void {
  const ring = (z: number): V3[] => [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ];
  const [low, high] = [ring(0), ring(height)];
  low.forEach((from, index) => {
    const next = (index + 1) % 4;
    mesh.quad(from, low[next] ?? from, high[next] ?? from, high[index] ?? from, wall);
  });
  if (!pitched) {
    mesh.polygon(ring(height + 0.02), felt);
    mesh.box(x + width * 0.4, y + depth * 0.3, height, Math.min(5, width * 0.3), Math.min(4, depth * 0.4), 2.4, wall);
    return;
  }
  const tile = paint(random.pick(tilesOf), 'tiles');
  const rise = Math.min(width, depth) * 0.36;
  const [sw, se, ne, nw] = [
    [x - 0.4, y - 0.4, height],
    [x + width + 0.4, y - 0.4, height],
    [x + width + 0.4, y + depth + 0.4, height],
    [x - 0.4, y + depth + 0.4, height],
  ] as [V3, V3, V3, V3];
  const long = width >= depth;
  const [a, b]: [V3, V3] = long
    ? [
        [x + 0.6, y + depth / 2, height + rise],
        [x + width - 0.6, y + depth / 2, height + rise],
      ]
    : [
        [x + width / 2, y + 0.6, height + rise],
        [x + width / 2, y + depth - 0.6, height + rise],
      ];
  if (long) {
    mesh.quad(sw, se, b, a, tile);
    mesh.quad(ne, nw, a, b, tile);
    mesh.triangle(se, ne, b, wall);
    mesh.triangle(nw, sw, a, wall);
  } else {
    mesh.quad(se, ne, b, a, tile);
    mesh.quad(nw, sw, a, b, tile);
    mesh.triangle(sw, se, a, wall);
    mesh.triangle(ne, nw, b, wall);
  }
  mesh.box(x + width * 0.6, y + depth * 0.55, height, 0.9, 0.7, rise + 0.9, paint('#8f5a48'));
}

/** The town round the complex on a loose grid of streets, a skyline far off, hills on the horizon. */
export function drawSurroundings(
  ground: Mesh,
  mesh: Mesh,
  site: Site,
  clear: (at: V2, radius: number) => boolean,
): void {
  const random = randomOf(`${site.alias}town`);
  const tones = walls[site.around];
  const street = paint('#8d8b8c', 'asphalt');
  const step = site.around === 'old' ? 30 : 40;
  for (let gx = -16; gx <= 16; gx += 1) {
    if (gx % 2 === 0) {
      ground.area(
        [
          [gx * step - 3, -15 * step],
          [gx * step + 3, -15 * step],
          [gx * step + 3, site.road.y - 6],
          [gx * step - 3, site.road.y - 6],
        ],
        0.02,
        street,
      );
    }
    for (let gy = -16; gy <= 16; gy += 1) {
      const at: V2 = [gx * step + random.range(-4, 4), gy * step + random.range(-4, 4)];
      const reach = Math.hypot(at[0], at[1] - 20);
      if (
        reach > 650 ||
        !clear(at, site.around === 'old' ? 18 : 22) ||
        (site.wood === true && at[1] > 60 && Math.abs(at[0]) < 420) ||
        random.chance(0.12)
      ) {
        continue;
      }
      const apron = paint(random.pick(['#cfc8b8', '#c9c3b2', '#b9bd95', '#d3cbb8'] as const), 'asphalt');
      const tall = site.around === 'blocks' && random.chance(0.34);
      const [width, depth] = random.chance(0.5)
        ? [random.range(14, 30), random.range(10, 14)]
        : [random.range(10, 14), random.range(14, 30)];
      const height = tall ? random.range(14, 27) : site.around === 'old' ? random.range(9, 15) : random.range(5, 11);
      const grow = random.range(2, 7);
      ground.area(
        [
          [at[0] - width / 2 - grow, at[1] - depth / 2 - grow],
          [at[0] + width / 2 + grow, at[1] - depth / 2 - grow],
          [at[0] + width / 2 + grow, at[1] + depth / 2 + grow],
          [at[0] - width / 2 - grow, at[1] + depth / 2 + grow],
        ],
        0.012,
        apron,
      );
      drawNeighbour(
        mesh,
        [at[0] - width / 2, at[1] - depth / 2],
        width,
        depth,
        height,
        !tall && random.chance(0.86),
        random,
        paint(random.pick(tones), 'city', random.range(0, 1)),
      );
    }
  }
  for (let index = 0; index < 260; index += 1) {
    const angle = random.range(0, 6.2832);
    const reach = random.range(680, 1900);
    const [width, depth] = [random.range(18, 60), random.range(14, 40)];
    if (site.wood === true && Math.sin(angle) > 0.25) continue;
    drawNeighbour(
      mesh,
      [Math.cos(angle) * reach, Math.sin(angle) * reach],
      width,
      depth,
      random.chance(0.16) ? random.range(25, 48) : random.range(8, 18),
      random.chance(0.5),
      random,
      paint(random.pick(tones), 'city', random.range(0, 1)),
    );
  }
  for (const [angle, reach, high] of [
    [1.15, 1500, 62],
    [1.42, 1750, 70],
    [1.95, 1400, 50],
    [0.8, 1800, 58],
    [2.6, 1600, 46],
  ] as const) {
    spire(mesh, [Math.cos(angle) * reach, Math.sin(angle) * reach], high);
  }
  hills(ground, site.wood === true);
}

function spire(mesh: Mesh, [x, y]: V2, high: number): void {
  const wall = paint('#d9cbb2');
  mesh.box(x - 5, y - 5, 0, 10, 10, high * 0.62, wall);
  mesh.cylinder([x, y, high * 0.62], 5.4, 4.6, high * 0.1, 8, paint('#6f8a7c'));
  mesh.cylinder([x, y, high * 0.72], 3.2, 0.2, high * 0.28, 8, paint('#6f8a7c'));
  mesh.box(x + 5, y - 8, 0, 30, 16, high * 0.32, wall);
}

/** Rings of hills, each farther and higher. */
function hills(mesh: Mesh, wooded: boolean): void {
  const ridge = (reach: number, high: number, cover: Paint, seed: number): void => {
    const count = 90;
    const at = (index: number, z: number, far: number): V3 => [
      Math.cos((index / count) * 6.2832) * (reach + far),
      Math.sin((index / count) * 6.2832) * (reach + far),
      z,
    ];
    const level = (index: number): number =>
      high * (0.55 + 0.3 * Math.sin(index * 0.31 + seed) + 0.15 * Math.sin(index * 0.9 + seed * 2));
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % count;
      mesh.quad(
        at(next, -2, 0),
        at(index, -2, 0),
        at(index, level(index), 500),
        at(next, level(next), 500),
        cover,
        [0, 0, 1],
      );
    }
  };
  const meadow = paint('#93a163', 'grass', 2);
  // A ring: what is dug near by must not find a floor under the lawn.
  const around = (index: number, reach: number): V3 => [
    Math.cos(index * 0.1309) * reach,
    Math.sin(index * 0.1309) * reach,
    -0.6,
  ];
  for (let index = 0; index < 48; index += 1) {
    mesh.quad(
      around(index, 640),
      around(index, 4200),
      around(index + 1, 4200),
      around(index + 1, 640),
      meadow,
      [0, 0, 1],
    );
  }
  ridge(2100, 26, paint('#7f9160', 'grass', 2), 1);
  ridge(2900, 80, paint('#71855c', 'grass', 2), 3);
  ridge(3700, 150, paint('#6b7f5e', 'grass', 2), 5);
  if (!wooded) return;
  const wood = paint('#5f7350', 'grass', 2);
  const height = woodedHeight;
  for (let x = -400; x < 520; x += 20) {
    for (let y = 90; y < 700; y += 20) {
      mesh.quad(
        [x, y, height(x, y)],
        [x + 20, y, height(x + 20, y)],
        [x + 20, y + 20, height(x + 20, y + 20)],
        [x, y + 20, height(x, y + 20)],
        wood,
      );
    }
  }
}

export const woodedHeight = (x: number, y: number): number =>
  58 * Math.exp(-((x - 60) ** 2) / 42000 - (y - 330) ** 2 / 26000) - 1.5;
