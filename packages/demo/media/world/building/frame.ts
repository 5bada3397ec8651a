import { courseOf, levelOf } from './levels.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import { edgesOf, sectionOutline, type Section } from '../plan.ts';
import type { HouseStyle } from '../style.ts';
import { Wall } from './wall.ts';
import { type V3, times } from '../mesh/vector.ts';

const concrete = paint('#b9b4aa', 'stone');
const deep = paint('#85807a', 'stone');
const yellow = paint('#d9a033', 'wood');
const steel = paint('#6b4a3a', 'metal');
const tube = paint('#8f9496', 'metal');
const plank = paint('#b08d5c', 'wood');

function slab(mesh: Mesh, section: Section, z: number, grow: number, thick: number): void {
  const outline = sectionOutline(section, grow);
  mesh.area(outline, z, concrete);
  mesh.polygon(
    outline.toReversed().map(([x, y]): V3 => [x, y, z - thick]),
    deep,
  );
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    mesh.quad(
      [from[0], from[1], z - thick],
      [to[0], to[1], z - thick],
      [to[0], to[1], z],
      [from[0], from[1], z],
      concrete,
    );
  });
}

/** Slabs and columns of the storeys `from` to `to`, a stair core in the middle. */
export function drawFrame(mesh: Mesh, section: Section, style: HouseStyle, from: number, to: number): void {
  const { x, y, width, depth } = section;
  const [columns, rows] = [Math.max(2, Math.round(width / 5.4)), Math.max(2, Math.round(depth / 5.4))];
  for (let storey = Math.max(1, from); storey <= to; storey += 1) {
    const { low, high } = courseOf(style, storey);
    slab(mesh, section, low + 0.02, 0.1, 0.24);
    for (let i = 0; i <= columns; i += 1) {
      for (let j = 0; j <= rows; j += 1) {
        const [cx, cy] = [x + 0.35 + ((width - 0.7) * i) / columns, y + 0.35 + ((depth - 0.7) * j) / rows];
        mesh.box(cx - 0.22, cy - 0.22, low, 0.44, 0.44, high - low, concrete);
      }
    }
    mesh.box(x + width / 2 - 2.6, y + depth / 2 - 2, low, 5.2, 4, high - low, concrete);
  }
  slab(mesh, section, levelOf(style, to + 1), 0.1, 0.24);
}

/** The storey that is being poured: yellow panels round its edge, bars that wait for the next one, a rail. */
export function formwork(mesh: Mesh, section: Section, style: HouseStyle, frame: number): void {
  const z = levelOf(style, frame + 1);
  for (const [from, to] of edgesOf(section)) {
    const wall = new Wall(mesh, from, to);
    const count = Math.max(1, Math.round(wall.length / 2.4));
    const wide = wall.length / count;
    for (let index = 0; index < count; index += 1) {
      wall.block(
        { left: index * wide + 0.06, right: (index + 1) * wide - 0.06, low: z - 0.45, high: z + 0.95 },
        0.12,
        0.2,
        yellow,
      );
      for (const u of [0.25, 0.5, 0.75]) {
        wall.block(
          { left: (index + u) * wide, right: (index + u) * wide + 0.05, low: z, high: z + 1.5 },
          -0.5,
          -0.45,
          steel,
        );
      }
    }
  }
  const { x, y, width, depth } = section;
  mesh.box(x + width / 2 - 2.6, y + depth / 2 - 2, z, 5.2, 4, 2.3, yellow);
  for (let index = 0; index < 4; index += 1) {
    mesh.box(
      x + width * (0.15 + 0.2 * index),
      y + depth * 0.3,
      z,
      1.8,
      0.8,
      0.5 + (index % 2) * 0.5,
      index % 2 === 0 ? plank : steel,
    );
  }
}

/** Tubes, decks and netting on the south and east sides, where the pictures look. */
export function drawScaffold(mesh: Mesh, section: Section, style: HouseStyle, storeys: number): void {
  const edges = edgesOf({
    ...section,
    x: section.x - 0.5,
    y: section.y - 0.5,
    width: section.width + 1,
    depth: section.depth + 1,
  });
  const high = levelOf(style, storeys + 1) + 1;
  for (const [from, to] of edges) {
    const wall = new Wall(mesh, from, to);
    const count = Math.max(1, Math.round(wall.length / 2.6));
    for (let index = 0; index <= count; index += 1) {
      const u = (wall.length * index) / count;
      for (const out of [0, 1.1]) {
        wall.block({ left: u - 0.035, right: u + 0.035, low: 0, high }, out, out + 0.07, tube);
      }
    }
    for (let z = 2; z < high; z += 2) {
      wall.block({ left: 0, right: wall.length, low: z - 0.08, high: z }, 0.05, 1.1, plank);
      wall.block({ left: 0, right: wall.length, low: z + 0.95, high: z + 1 }, 1.1, 1.15, tube);
    }
    for (let index = 0; index < count; index += 2) {
      mesh.stick(
        wall.at((wall.length * index) / count, 1.15, 0.2),
        wall.at((wall.length * (index + 1)) / count, 1.15, Math.min(high, 6.2)),
        0.05,
        tube,
      );
    }
    wall.panel({ left: 0, right: wall.length, low: 0.3, high }, 1.2, paint('#7f9a86', 'veil', 0.4));
  }
}

export interface CraneAt {
  at: readonly [number, number];
  height: number;
  /** Degrees, where the jib points. */
  turn: number;
  jib: number;
}

const safety = paint('#e0a92e', 'metal');
const weight = paint('#8d8a84', 'stone');

function lattice(mesh: Mesh, from: V3, along: V3, side: V3, up: V3, count: number): void {
  const point = (step: number, s: number, u: number): V3 => [
    from[0] + (along[0] * step) / count + side[0] * s + up[0] * u,
    from[1] + (along[1] * step) / count + side[1] * s + up[1] * u,
    from[2] + (along[2] * step) / count + side[2] * s + up[2] * u,
  ];
  for (const [s, u] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    mesh.stick(point(0, s, u), point(count, s, u), 0.16, safety);
  }
  for (let step = 0; step < count; step += 1) {
    for (const [a, b] of [
      [
        [-1, -1],
        [1, -1],
      ],
      [
        [1, -1],
        [1, 1],
      ],
      [
        [1, 1],
        [-1, 1],
      ],
      [
        [-1, 1],
        [-1, -1],
      ],
    ] as const) {
      const [start, end] = step % 2 === 0 ? [a, b] : [b, a];
      mesh.stick(point(step, start[0], start[1]), point(step + 1, end[0], end[1]), 0.08, safety);
    }
  }
}

export function drawCrane(mesh: Mesh, { at: [x, y], height, turn, jib }: CraneAt): void {
  const angle = (turn * Math.PI) / 180;
  const out: V3 = [Math.cos(angle), Math.sin(angle), 0];
  const side: V3 = [-out[1], out[0], 0];
  mesh.box(x - 2.4, y - 2.4, 0, 4.8, 4.8, 0.9, weight);
  lattice(mesh, [x, y, 0.9], [0, 0, height], [0.85, 0, 0], [0, 0.85, 0], Math.round(height / 1.8));
  lattice(mesh, [x, y, height + 1.4], times(out, jib), times(side, 0.6), [0, 0, 0.6], Math.round(jib / 1.6));
  lattice(mesh, [x, y, height + 1.4], times(out, -jib * 0.28), times(side, 0.6), [0, 0, 0.45], 7);
  const head: V3 = [x, y, height + 7];
  for (const s of [-0.6, 0.6]) mesh.stick([x + side[0] * s, y + side[1] * s, height], head, 0.18, safety);
  mesh.stick(head, [x + out[0] * jib * 0.72, y + out[1] * jib * 0.72, height + 2], 0.07, steel);
  mesh.stick(head, [x - out[0] * jib * 0.26, y - out[1] * jib * 0.26, height + 1.8], 0.07, steel);
  mesh.box(x - out[0] * jib * 0.25 - 1.2, y - out[1] * jib * 0.25 - 1.2, height - 1.6, 2.4, 2.4, 2.8, weight, 'none');
  mesh.box(
    x + out[0] * 1.2 + side[0] * 1.4 - 0.8,
    y + out[1] * 1.2 + side[1] * 1.4 - 0.8,
    height - 0.9,
    1.6,
    1.6,
    2,
    paint('#e8e4da'),
    'none',
  );
  const hook: V3 = [x + out[0] * jib * 0.6, y + out[1] * jib * 0.6, height + 0.8];
  mesh.stick(hook, [hook[0], hook[1], height - 9], 0.05, steel);
  mesh.box(hook[0] - 1.1, hook[1] - 0.6, height - 10, 2.2, 1.2, 0.9, paint('#9c5846', 'brick'), 'none');
}
