import type { SceneItem, Stage } from '../scene.ts';
import { drawnMoods } from '../mood.ts';
import { camera } from '../projection.ts';
import { randomOf } from '../../random.ts';
import { boxOf, drawItems, face, lit } from '../scene.ts';
import { drawBlock } from '../block.ts';
import { fill, gradient, n, open, poly, rect, stroke, svg } from '../svg.ts';
import type { V2, V3 } from '../../world/mesh/vector.ts';

/** Things on a drawing table, seen from the chair; units are decimetres, the table is z = 0. */
interface Desk {
  seed: string;
  wood?: string;
  flat(stage: Stage): string;
  items?(stage: Stage): SceneItem[];
}

const turn = ([x, y]: V2, [cx, cy]: V2, angle: number): V3 => [
  cx + x * Math.cos(angle) - y * Math.sin(angle),
  cy + x * Math.sin(angle) + y * Math.cos(angle),
  0,
];

export function drawDesk({ seed, wood = '#b98f62', flat, items }: Desk): string {
  const mood = { ...drawnMoods.day, sun: [-0.7, 0.5, 0.8] as V3, skylight: '#cbbfae' };
  const cam = camera({
    width: 1600,
    height: 1200,
    eye: [0, -9.5, 10.5],
    yaw: 0,
    pitch: 46,
    focal: 1500,
    centre: [0.5, 0.5],
  });
  const stage: Stage = { cam, mood, random: randomOf(seed) };
  const grain = Array.from({ length: 46 }, (_, index) => {
    const y = -9 + index * 0.42 + stage.random.range(-0.1, 0.1);
    return open(
      Array.from({ length: 13 }, (__, step): V2 =>
        cam.project([-12 + step * 2, y + Math.sin(step * 0.9 + index) * 0.06, 0]),
      ),
    );
  }).join('');
  const light = [
    [-6.5, 0.4],
    [-1.6, 0.4],
  ]
    .map(([x = 0]) =>
      face(
        stage,
        [
          [x, -9, 0],
          [x + 4, -9, 0],
          [x + 7.5, 9, 0],
          [x + 3.5, 9, 0],
        ],
        '#fff1d0',
        0.3,
      ),
    )
    .join('');
  const branch = Array.from({ length: 34 }, () => {
    const [x, y] = cam.project([stage.random.range(-7, 1), stage.random.range(-3, 7), 0]);
    const s = stage.random.range(18, 40);
    return `M${n(x)} ${n(y)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s * 1.3)} 0q${n(-s * 0.6)} ${n(s * 0.5)} ${n(-s * 1.3)} 0z`;
  }).join('');
  return svg(
    1600,
    1200,
    `<defs>${gradient(
      'edge',
      [0, 0],
      [1600, 1200],
      [
        [0, '#fff3da', 0.16],
        [0.5, '#3b2a1a', 0],
        [1, '#3b2a1a', 0.3],
      ],
    )}</defs>${rect(0, 0, 1600, 1200, wood)}${stroke(grain, '#6f4a2a', 1.2, 0.28)}${light}${flat(stage)}${fill(branch, '#4a3a2a', 0.13)}${drawItems(items?.(stage) ?? [], cam.eye)}${rect(0, 0, 1600, 1200, 'url(#edge)')}`,
  );
}

/** A sheet of paper with what is drawn on it, turned a little, as sheets lie. */
export function paper(
  stage: Stage,
  centre: V2,
  wide: number,
  deep: number,
  angle: number,
  drawing: (place: (x: number, y: number) => V2) => string,
  colour = '#fbf7ee',
): string {
  const place = (x: number, y: number): V2 => stage.cam.project(turn([x, y], centre, angle));
  const corners = (grow: V2): V2[] =>
    [
      [-wide / 2, -deep / 2],
      [wide / 2, -deep / 2],
      [wide / 2, deep / 2],
      [-wide / 2, deep / 2],
    ].map(([x = 0, y = 0]) => place(x + grow[0], y + grow[1]));
  return (
    fill(poly(corners([0.14, -0.12])), '#3a2a1c', 0.28) +
    fill(poly(corners([0, 0])), colour) +
    stroke(poly(corners([0, 0])), '#3a2a1c', 0.8, 0.3) +
    drawing(place)
  );
}

export const pencil = (stage: Stage, [x, y]: V2, angle: number, colour = '#b9684a'): string => {
  const at = (along: number, across: number): V2 => stage.cam.project(turn([along, across], [x, y], angle));
  return (
    fill(poly([at(0.1, -0.22), at(3.4, -0.22), at(3.4, -0.02), at(0.1, -0.02)]), '#3a2a1c', 0.3) +
    fill(poly([at(0.5, -0.1), at(3.4, -0.1), at(3.4, 0.1), at(0.5, 0.1)]), colour) +
    fill(poly([at(0.5, 0.03), at(3.4, 0.03), at(3.4, 0.1), at(0.5, 0.1)]), '#ffffff', 0.3) +
    fill(poly([at(0.5, -0.1), at(0.5, 0.1), at(0, 0)]), '#e6cfa4') +
    fill(poly([at(0.16, -0.03), at(0.16, 0.03), at(0, 0)]), '#2b3136')
  );
};

export const keys = (stage: Stage, [x, y]: V2, size: number): string => {
  const at = (px: number, py: number, angle: number): V2 =>
    stage.cam.project(turn([px * size, py * size], [x, y], angle));
  const ring = (cx: number, cy: number, r: number, angle: number): string =>
    poly(
      Array.from({ length: 22 }, (_, index): V2 =>
        at(cx + Math.cos(index * 0.2856) * r, cy + Math.sin(index * 0.2856) * r, angle),
      ),
    );
  const key = (angle: number, metal: string): string => {
    const blade: V2[] = [
      [0.9, -0.12],
      [2.9, -0.12],
      [3.05, 0],
      [2.9, 0.12],
      [2.6, 0.12],
      [2.5, 0.26],
      [2.3, 0.26],
      [2.25, 0.14],
      [2.05, 0.3],
      [1.85, 0.12],
      [0.9, 0.12],
    ];
    const shape = poly(blade.map(([px, py]) => at(px, py, angle)));
    return (
      fill(
        poly(blade.map(([px, py]) => at(px + 0.08, py - 0.14, angle))) + ring(0.62, -0.1, 0.5, angle),
        '#3a2a1c',
        0.3,
      ) +
      fill(shape, metal) +
      fill(`${ring(0.5, 0, 0.5, angle)}${ring(0.34, 0, 0.16, angle)}`, metal).replace('/>', ' fill-rule="evenodd"/>') +
      stroke(shape + ring(0.5, 0, 0.5, angle) + ring(0.34, 0, 0.16, angle), '#3b3226', 1.2, 0.6)
    );
  };
  const tag = poly(
    [
      [-2.6, -0.5],
      [-0.9, -0.5],
      [-0.6, 0],
      [-0.9, 0.5],
      [-2.6, 0.5],
    ].map(([px = 0, py = 0]) => at(px, py, 0.5)),
  );
  return (
    fill(
      poly(
        [
          [-2.5, -0.64],
          [-0.8, -0.64],
          [-0.5, -0.14],
          [-2.5, 0.4],
        ].map(([px = 0, py = 0]) => at(px, py, 0.5)),
      ),
      '#3a2a1c',
      0.3,
    ) +
    fill(tag, '#a5563d') +
    stroke(open([at(-2.3, -0.1, 0.5), at(-1, -0.1, 0.5)]), '#fbf1de', 3) +
    key(-0.25, '#d3b368') +
    key(-0.95, '#c3c5c2') +
    stroke(ring(0, 0, 0.62, 0), '#8b8d8c', 5) +
    stroke(ring(0, 0, 0.62, 0), '#e4e5e2', 1.6)
  );
};

export const slab = (stage: Stage, at: V3, size: V3, colour: string): SceneItem => ({
  box: boxOf(...at, ...size),
  draw: () =>
    face(
      stage,
      [
        [at[0], at[1], 0],
        [at[0] + size[0], at[1], 0],
        [at[0] + size[0] + size[2] * 0.8, at[1] - size[2] * 0.5, 0],
        [at[0] + size[2] * 0.8, at[1] - size[2] * 0.6, 0],
      ],
      '#3a2a1c',
      0.3,
    ) + drawBlock(stage, at, size, colour),
});

export const mug = (stage: Stage, [x, y]: V2): SceneItem => ({
  box: boxOf(x - 0.5, y - 0.5, 0, 1, 1, 1),
  draw: () => {
    const ring = (z: number, r: number): V3[] =>
      Array.from({ length: 20 }, (_, index): V3 => [
        x + Math.cos(index * 0.314) * r,
        y + Math.sin(index * 0.314) * r,
        z,
      ]);
    const [foot, rim] = [ring(0, 0.45), ring(1, 0.5)];
    const side = [...foot.slice(10), foot[0] ?? foot[10] ?? rim[0], rim[0], ...rim.slice(10).toReversed()].filter(
      (p): p is V3 => p !== undefined,
    );
    return (
      face(
        stage,
        ring(0, 0.5).map(([px, py]): V3 => [px + 0.4, py - 0.25, 0]),
        '#3a2a1c',
        0.3,
      ) +
      face(stage, side, lit(stage.mood, '#f2e9d8', [-0.4, -0.6, 0.3])) +
      face(stage, rim, '#f7f1e4') +
      face(stage, ring(0.94, 0.43), '#5c3b26')
    );
  },
});
