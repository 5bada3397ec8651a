import type { SceneItem, Stage } from '../kit/scene.ts';
import type { DrawnRoom } from '../kit/room/room.ts';
import { bicycles } from '../kit/outdoors/bicycles.ts';
import { piece, shelvesItem } from '../kit/room/furniture.ts';
import { carItem, personItem } from '../kit/props.ts';
import { drawRoom } from '../kit/room/room.ts';
import { face } from '../kit/scene.ts';
import { open, stroke } from '../kit/svg.ts';
import type { V3 } from '../world/mesh/vector.ts';

const strip = (stage: Stage, x: number, from: number, to: number, z: number): string =>
  face(
    stage,
    [
      [x, from, z],
      [x + 0.4, from, z],
      [x + 0.4, to, z],
      [x, to, z],
    ],
    '#fff4d4',
  ) +
  face(
    stage,
    [
      [x - 0.5, from, 0.01],
      [x + 0.9, from, 0.01],
      [x + 0.9, to, 0.01],
      [x - 0.5, to, 0.01],
    ],
    '#fff4d4',
    0.24,
  );

const column = (stage: Stage, x: number, y: number): SceneItem =>
  piece(
    stage,
    [x, y, 0],
    [0.7, 0.7, 3.4],
    [
      [[0, 0, 0], [0.7, 0.7, 3.4], '#d3cdc1'],
      [[-0.01, -0.01, 0], [0.72, 0.72, 1.1], '#8e9a78'],
    ],
  );

const bayLines = (stage: Stage): string => {
  const lines = [1.2, 4, 6.8, 9.6, 12.4].map((x) => open(stage.cam.line([x, 8, 0.01], [x, 13.2, 0.01]))).join('');
  const arrow: V3[] = [
    [6.6, 1.4, 0.01],
    [7.2, 1.4, 0.01],
    [7.2, 3.6, 0.01],
    [7.6, 3.6, 0.01],
    [6.9, 4.8, 0.01],
    [6.2, 3.6, 0.01],
    [6.6, 3.6, 0.01],
  ];
  return stroke(lines, '#f7f1e4', 5, 0.9) + face(stage, arrow, '#f7f1e4', 0.8);
};

const hall = {
  width: 14,
  depth: 14,
  height: 3.4,
  wall: '#e3dccd',
  floor: 'concrete',
  windows: [],
  view: { eye: [5.2, -3.4, 1.75], focal: 1050, centre: [0.5, 0.46] },
} satisfies Partial<DrawnRoom>;

/** Green band at the height of a hand: the company's colour along every underground wall. */
const band = (stage: Stage): string =>
  face(
    stage,
    [
      [0, 14, 0],
      [14, 14, 0],
      [14, 14, 1.1],
      [0, 14, 1.1],
    ],
    '#8e9a78',
    0.85,
  ) +
  face(
    stage,
    [
      [0, -2, 0],
      [0, 14, 0],
      [0, 14, 1.1],
      [0, -2, 1.1],
    ],
    '#8e9a78',
    0.7,
  ) +
  [2.4, 7, 11.4].map((x) => strip(stage, x, 0, 13, 3.38)).join('');

export const parking = (): string =>
  drawRoom({
    ...hall,
    seed: 'parking',
    flat: (stage) => band(stage) + bayLines(stage),
    items: (stage) => [
      column(stage, 3.7, 7.4),
      column(stage, 9.3, 7.4),
      carItem(stage, [1.7, 8.6], false, '#e7e1d5'),
      carItem(stage, [4.6, 8.8], false, '#8c4a39'),
      carItem(stage, [10, 8.6], false, '#5e7077'),
      personItem(stage, 'walk', [8.3, 6]),
      personItem(stage, 'child', [8.9, 5.9]),
    ],
  });

export const shelter = (): string =>
  drawRoom({
    ...hall,
    seed: 'shelter',
    flat: band,
    items: (stage) => [
      column(stage, 3.2, 9.4),
      column(stage, 10, 9.4),
      ...[0, 1, 2].map((row) =>
        piece(
          stage,
          [4.4, 6 + row * 2.2, 0],
          [4.6, 0.5, 0.9],
          [
            [[0, 0, 0.42], [4.6, 0.5, 0.07], '#a9794e'],
            [[0.2, 0.1, 0], [0.1, 0.3, 0.42], '#4a4f52'],
            [[4.3, 0.1, 0], [0.1, 0.3, 0.42], '#4a4f52'],
          ],
        ),
      ),
      personItem(stage, 'sit', [5.2, 5.9]),
      personItem(stage, 'sit', [6.4, 5.9]),
      personItem(stage, 'child', [7.4, 5.2]),
      personItem(stage, 'stand', [9, 6.6]),
      personItem(stage, 'sit', [6.8, 8.1]),
      shelvesItem(stage, 11.4, 12.8, 2, 2.1),
      piece(
        stage,
        [0.6, 11, 0],
        [1, 1, 1.9],
        [
          [[0, 0, 0], [1, 1, 1.9], '#7c8791'],
          [[0.1, -0.02, 1.2], [0.8, 0.02, 0.4], '#c9d3c9'],
        ],
      ),
      piece(stage, [1, 7.6, 0], [1.2, 0.8, 0.8], [[[0, 0, 0], [1.2, 0.8, 0.8], '#5e7f96']]),
    ],
  });

export const storage = (): string =>
  drawRoom({
    ...hall,
    width: 6.4,
    depth: 6,
    seed: 'storage',
    view: { eye: [2.9, -3, 1.6], focal: 1080, centre: [0.5, 0.48] },
    flat: (stage) =>
      strip(stage, 3, 0, 5.6, 3.38) +
      face(
        stage,
        [
          [0, 6, 0],
          [6.4, 6, 0],
          [6.4, 6, 1.1],
          [0, 6, 1.1],
        ],
        '#8e9a78',
        0.85,
      ),
    items: (stage) => [
      shelvesItem(stage, 0.2, 5.6, 2.6, 2.5),
      shelvesItem(stage, 3.6, 5.6, 2.4, 2.5),
      ...bicycles(stage, 4.2, 2.4, 2),
      ...(
        [
          [0.4, 3.6, 0.7, '#c39a66'],
          [1.2, 3.8, 0.6, '#b98a5c'],
          [0.6, 3.7, 0.5, '#d0ac7a'],
        ] as const
      ).map(([x, y, size, colour], index) =>
        piece(
          stage,
          [x, y, index === 2 ? 0.7 : 0],
          [size, size, size],
          [
            [[0, 0, 0], [size, size, size], colour],
            [[size * 0.42, -0.01, 0], [size * 0.16, 0.01, size], '#efe0c2'],
          ],
        ),
      ),
      piece(
        stage,
        [2.6, 4.4, 0],
        [0.5, 0.3, 1.7],
        [
          [[0, 0, 0], [0.14, 0.06, 1.7], '#b9684a'],
          [[0.2, 0, 0], [0.14, 0.06, 1.7], '#b9684a'],
        ],
      ),
      personItem(stage, 'stand', [3.2, 3.4]),
    ],
  });
