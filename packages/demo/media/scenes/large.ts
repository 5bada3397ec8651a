import {
  sofaItem,
  bedItem,
  chairItem,
  kitchenRow,
  piece,
  potted,
  drawnRug,
  shelvesItem,
  tableItem,
} from '../kit/room/furniture.ts';
import type { SceneItem, Stage } from '../kit/scene.ts';
import { fit } from '../kit/fit.ts';
import { drawnMoods } from '../kit/mood.ts';
import { randomOf } from '../random.ts';
import { drawBlock } from '../kit/block.ts';
import { boxOf, drawItems, face, lit } from '../kit/scene.ts';
import { fill, gradient, open, poly, rect, stroke, svg } from '../kit/svg.ts';
import { Nursery } from '../kit/outdoors/trees.ts';
import type { V3 } from '../world/mesh/vector.ts';

/** A large flat with its ceiling lifted off: low walls, everything in its place. */
export function largeFlat(): string {
  const mood = { ...drawnMoods.card, sun: [-0.6, -0.5, 0.8] as V3, skylight: '#cfc5b6', sunlight: '#fffaf0' };
  const corners: V3[] = [
    [0, 0, 0],
    [13, 0, 0],
    [13, 9, 0],
    [0, 9, 0],
    [0, 9, 1.4],
    [13, 9, 1.4],
    [0, 0, -0.4],
  ];
  const cam = fit({ width: 1600, height: 1200, eye: [-100, -100, 120], yaw: 38, pitch: 40, parallel: true }, corners, {
    left: 0.06,
    right: 0.94,
    top: 0.1,
    bottom: 0.9,
  });
  const stage: Stage = { cam, mood, random: randomOf('large-flat') };
  const nursery = new Nursery({ ...drawnMoods.day }, 'large-flat');
  const wall = (x: number, y: number, w: number, d: number, high = 1.3): SceneItem => ({
    box: boxOf(x, y, 0, w, d, high),
    draw: () =>
      drawBlock(stage, [x, y, 0], [w, d, high], '#f1e9da') +
      stroke(
        poly(
          cam.polygon([
            [x, y, high],
            [x + w, y, high],
            [x + w, y + d, high],
            [x, y + d, high],
          ]),
        ),
        mood.ink,
        1.2,
        0.5,
      ),
  });
  const boards: string[] = [];
  for (let x = 0.3; x < 13; x += 0.3) boards.push(open(cam.line([x, 0, 0], [x, 9, 0])));
  const shades = [
    [0, 4, 8, 0.2],
    [8, 0, 0.2, 9],
    [0, 0, 13, 0.2],
    [4.4, 4, 0.2, 5],
    [0, 0, 0.2, 9],
  ]
    .map(([x = 0, y = 0, w = 0, d = 0]) =>
      poly(
        cam.polygon([
          [x, y, 0],
          [x + w, y, 0],
          [x + w + 0.8, y + 0.7, 0],
          [x + w + 0.8, y + d + 0.7, 0],
          [x + 0.8, y + d + 0.7, 0],
          [x, y + d, 0],
        ]),
      ),
    )
    .join('');
  const items = [
    wall(0, 8.8, 3, 0.2),
    wall(5, 8.8, 2, 0.2),
    wall(9, 8.8, 4, 0.2),
    wall(12.8, 0, 0.2, 3),
    wall(12.8, 5.4, 0.2, 3.4),
    wall(0, 0.2, 0.2, 8.6, 0.5),
    wall(0.2, 0, 12.6, 0.2, 0.5),
    wall(0.2, 4, 2.6, 0.2),
    wall(3.9, 4, 0.6, 0.2),
    wall(4.4, 4.2, 0.2, 4.6),
    wall(8, 4.8, 0.2, 4),
    wall(8, 0.2, 0.2, 2.2),
    wall(5.8, 4.6, 2.2, 0.2),
    bedItem(stage, 1.2, 6.4),
    shelvesItem(stage, 3.2, 8.4, 1, 1),
    sofaItem(stage, 9, 1, '#7d8b76'),
    tableItem(stage, 9.6, 2.5, 1.2, 0.7, 0.42),
    shelvesItem(stage, 10.6, 8.4, 2, 1.2),
    bedItem(stage, 9, 6.4),
    kitchenRow(stage, 1, 3.3, 3),
    tableItem(stage, 3.4, 1.2, 2.2, 1, 0.75),
    chairItem(stage, 3.8, 0.6, '#5f7350'),
    chairItem(stage, 4.8, 0.6, '#5f7350'),
    chairItem(stage, 3.8, 2.3, '#5f7350', 'north'),
    chairItem(stage, 4.8, 2.3, '#5f7350', 'north'),
    piece(
      stage,
      [5.2, 7, 0],
      [2.4, 1.2, 0.6],
      [
        [[0, 0, 0], [2.4, 1.2, 0.6], '#f7f3ea'],
        [[0.15, 0.15, 0.5], [2.1, 0.9, 0.12], '#bcd0d2'],
      ],
    ),
    potted(stage, nursery, 12.2, 4.2, 1.5),
    potted(stage, nursery, 0.8, 0.8, 1.2),
    tableItem(stage, 11.6, 5.6, 1, 0.6, 0.7),
  ];
  const body =
    fill(
      poly(
        cam.polygon([
          [0.6, -0.4, -0.4],
          [14.4, 0.6, -0.4],
          [14.4, 10.4, -0.4],
          [1.4, 10.4, -0.4],
        ]),
      ),
      mood.shadow,
      0.2,
    ) +
    drawBlock(stage, [0, 0, -0.4], [13, 9, 0.4], '#c9a77d') +
    face(
      stage,
      [
        [0, 0, 0],
        [13, 0, 0],
        [13, 9, 0],
        [0, 9, 0],
      ],
      lit(mood, '#cfae84', [0, 0, 1]),
    ) +
    face(
      stage,
      [
        [4.6, 4.8, 0],
        [8, 4.8, 0],
        [8, 8.8, 0],
        [4.6, 8.8, 0],
      ],
      '#d8dcd4',
    ) +
    stroke(boards.join(''), '#6f4a2a', 0.7, 0.3) +
    drawnRug(stage, 8.8, 1.8, 3, 1.9, '#b9a888') +
    fill(shades, '#3a2a1c', 0.16) +
    drawItems(items, cam.eye);
  return svg(
    1600,
    1200,
    `<defs>${nursery.defs()}${gradient(
      'paper',
      [0, 0],
      [1600, 1200],
      [
        [0, '#f6f0e4'],
        [1, '#e4d9c6'],
      ],
    )}</defs>${rect(0, 0, 1600, 1200, 'url(#paper)')}${body}`,
  );
}
