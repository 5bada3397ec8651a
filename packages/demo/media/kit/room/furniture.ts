import type { SceneItem, Stage } from '../scene.ts';
import type { Nursery } from '../outdoors/trees.ts';
import { drawBlock } from '../block.ts';
import { floorShade } from './roomFloor.ts';
import { boxOf, face, lit } from '../scene.ts';
import { fill, n, open, poly, stroke } from '../svg.ts';
import type { V3 } from '../../world/mesh/vector.ts';

type Block = readonly [at: V3, size: V3, colour: string];

/** A thing of plain blocks, given from back to front, with its shade on the floor. */
export function piece(
  stage: Stage,
  at: V3,
  size: V3,
  blocks: readonly Block[],
  over: () => string = () => '',
): SceneItem {
  const [x, y, z] = at;
  return {
    box: boxOf(x, y, z, ...size),
    draw: () =>
      (z < 0.05 ? floorShade(stage, x, y, size[0], size[1]) : '') +
      blocks
        .map(([[bx, by, bz], blockSize, colour]) => {
          const corner: V3 = [x + bx, y + by, z + bz];
          const [w, , h] = blockSize;
          const front = poly(
            stage.cam.polygon([
              corner,
              [corner[0] + w, corner[1], corner[2]],
              [corner[0] + w, corner[1], corner[2] + h],
              [corner[0], corner[1], corner[2] + h],
            ]),
          );
          return drawBlock(stage, corner, blockSize, colour) + stroke(front, stage.mood.ink, 0.9, 0.28);
        })
        .join('') +
      over(),
  };
}

export const sofaItem = (stage: Stage, x: number, y: number, colour: string, wide = 2.4): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [wide, 0.95, 0.85],
    [
      [[0.1, 0.1, 0], [wide - 0.2, 0.75, 0.12], '#4b3b2d'],
      [[0, 0.7, 0.12], [wide, 0.25, 0.72], colour],
      [[0, 0, 0.12], [0.2, 0.9, 0.5], colour],
      [[wide - 0.2, 0, 0.12], [0.2, 0.9, 0.5], colour],
      [[0.2, 0, 0.12], [wide / 2 - 0.21, 0.72, 0.34], colour],
      [[wide / 2 + 0.01, 0, 0.12], [wide / 2 - 0.21, 0.72, 0.34], colour],
      [[0.3, 0.45, 0.46], [0.5, 0.18, 0.36], '#b9684a'],
      [[wide - 0.85, 0.45, 0.46], [0.5, 0.18, 0.36], '#e8dcc4'],
    ],
  );

export const tableItem = (
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
  high: number,
  top = '#a9794e',
): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [wide, deep, high],
    [
      [[0.08, deep - 0.14, 0], [0.06, 0.06, high], '#54402f'],
      [[wide - 0.14, deep - 0.14, 0], [0.06, 0.06, high], '#54402f'],
      [[0.08, 0.06, 0], [0.06, 0.06, high], '#54402f'],
      [[wide - 0.14, 0.06, 0], [0.06, 0.06, high], '#54402f'],
      [[0, 0, high - 0.05], [wide, deep, 0.05], top],
    ],
  );

export const chairItem = (
  stage: Stage,
  x: number,
  y: number,
  colour: string,
  back: 'north' | 'south' = 'south',
): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [0.46, 0.46, 0.9],
    [
      [[0.02, 0.4, 0], [0.04, 0.04, 0.46], '#54402f'],
      [[0.4, 0.4, 0], [0.04, 0.04, 0.46], '#54402f'],
      ...(back === 'north' ? [[[0, 0.42, 0.46], [0.46, 0.04, 0.44], colour] as Block] : []),
      [[0, 0, 0.44], [0.46, 0.46, 0.05], colour],
      [[0.02, 0, 0], [0.04, 0.04, 0.46], '#54402f'],
      [[0.4, 0, 0], [0.04, 0.04, 0.46], '#54402f'],
      ...(back === 'south' ? [[[0, 0, 0.46], [0.46, 0.04, 0.44], colour] as Block] : []),
    ],
  );

export const bedItem = (stage: Stage, x: number, y: number): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [1.8, 2.1, 1.1],
    [
      [[-0.1, 2.05, 0], [2, 0.08, 1.15], '#8a6a4a'],
      [[0, 0, 0.1], [1.8, 2.05, 0.2], '#8a6a4a'],
      [[0.02, 0.02, 0.3], [1.76, 2, 0.24], '#f4ecde'],
      [[0.12, 1.5, 0.54], [0.7, 0.45, 0.18], '#fbf6ec'],
      [[0.98, 1.5, 0.54], [0.7, 0.45, 0.18], '#fbf6ec'],
      [[-0.02, 0, 0.34], [1.84, 1.25, 0.24], '#8e9a78'],
      [[-0.03, 0, 0.36], [1.86, 0.5, 0.24], '#b9684a'],
    ],
  );

export const shelvesItem = (stage: Stage, x: number, y: number, wide: number, high: number): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [wide, 0.35, high],
    [
      [[0, 0.3, 0], [wide, 0.04, high], '#d9c7a8'],
      ...Array.from({ length: Math.floor(high / 0.42) }, (_, row): Block[] => [
        [[0, 0, row * 0.42], [wide, 0.3, 0.035], '#a9794e'],
        ...Array.from({ length: Math.floor(wide / 0.14) }, (__, index): Block | undefined =>
          stage.random.chance(0.66)
            ? [
                [0.05 + index * 0.14, 0.08, row * 0.42 + 0.035],
                [stage.random.range(0.05, 0.12), 0.18, stage.random.range(0.18, 0.32)],
                stage.random.pick(['#b9684a', '#5f7350', '#e4d9c6', '#3f4b55', '#c9a46a']),
              ]
            : undefined,
        ).filter((block): block is Block => block !== undefined),
      ]).flat(),
      [[0, 0, 0], [0.04, 0.3, high], '#a9794e'],
      [[wide - 0.04, 0, 0], [0.04, 0.3, high], '#a9794e'],
    ],
  );

export const kitchenRow = (stage: Stage, x: number, y: number, wide: number): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [wide, 0.6, 2.3],
    [
      [[0, 0.25, 1.5], [wide, 0.35, 0.75], '#8e9a78'],
      [[0, 0, 0.1], [wide, 0.6, 0.78], '#8e9a78'],
      [[-0.02, -0.03, 0.88], [wide + 0.04, 0.63, 0.05], '#efe6d6'],
      [[wide * 0.2, 0.2, 0.93], [0.2, 0.2, 0.26], '#b9684a'],
      [[wide * 0.62, 0.1, 0.93], [0.5, 0.4, 0.02], '#2d3339'],
      [[wide * 0.36, 0.25, 0.93], [0.12, 0.12, 0.3], '#e8dcc4'],
    ],
    () => {
      const doors: string[] = [];
      for (let at = 0.6; at < wide; at += 0.6) {
        doors.push(
          open(stage.cam.line([x + at, y, 0.1], [x + at, y, 0.88])),
          open(stage.cam.line([x + at, y + 0.25, 1.5], [x + at, y + 0.25, 2.25])),
        );
      }
      return stroke(doors.join(''), stage.mood.ink, 1, 0.4);
    },
  );

export const potted = (stage: Stage, nursery: Nursery, x: number, y: number, high: number): SceneItem => ({
  box: boxOf(x - 0.2, y - 0.2, 0, 0.4, 0.4, high),
  draw: () => {
    const s = stage.cam.scale([x, y, 0]);
    const [px, py] = stage.cam.project([x, y, 0]);
    return (
      floorShade(stage, x - 0.2, y - 0.1, 0.45, 0.3) +
      nursery.place('sapling', 0, 0, [px, py - s * 0.3], s * high, stage.mood.sun[0] > 0) +
      fill(
        `M${n(px - s * 0.2)} ${n(py - s * 0.42)}h${n(s * 0.4)}l${n(-s * 0.06)} ${n(s * 0.44)}q${n(-s * 0.14)} ${n(s * 0.05)} ${n(-s * 0.28)} 0z`,
        '#b9684a',
      ) +
      fill(
        `M${n(px + s * 0.04)} ${n(py - s * 0.42)}h${n(s * 0.16)}l${n(-s * 0.06)} ${n(s * 0.44)}h${n(-s * 0.12)}z`,
        '#5c2f22',
        0.3,
      )
    );
  },
});

export const pendantItem = (stage: Stage, x: number, y: number, top: number, drop: number): SceneItem => ({
  box: boxOf(x - 0.25, y - 0.25, top - drop, 0.5, 0.5, drop),
  draw: () => {
    const s = stage.cam.scale([x, y, top]);
    const [px, py] = stage.cam.project([x, y, top - drop]);
    return (
      stroke(open(stage.cam.line([x, y, top], [x, y, top - drop])), stage.mood.ink, 2) +
      fill(
        `M${n(px - s * 0.28)} ${n(py + s * 0.16)}q${n(s * 0.06)} ${n(-s * 0.24)} ${n(s * 0.28)} ${n(-s * 0.24)}t${n(s * 0.28)} ${n(s * 0.24)}z`,
        '#2f363c',
      ) +
      fill(
        `M${n(px - s * 0.26)} ${n(py + s * 0.16)}h${n(s * 0.52)}l${n(-s * 0.05)} ${n(s * 0.05)}h${n(-s * 0.42)}z`,
        '#ffe3a3',
      )
    );
  },
});

export const drawnRug = (stage: Stage, x: number, y: number, wide: number, deep: number, colour: string): string => {
  const at = (inset: number): V3[] => [
    [x + inset, y + inset, 0],
    [x + wide - inset, y + inset, 0],
    [x + wide - inset, y + deep - inset, 0],
    [x + inset, y + deep - inset, 0],
  ];
  return (
    face(stage, at(0), lit(stage.mood, colour, [0, 0, 1])) +
    [0.12, 0.2, 0.6].map((inset) => stroke(poly(stage.cam.polygon(at(inset))), '#f4ead6', 2, 0.7)).join('')
  );
};
