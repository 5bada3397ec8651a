import { drawDesk, keys, mug, paper, pencil, slab } from '../kit/room/desk.ts';
import { elevation, flatPlan } from '../kit/room/drawings.ts';
import { fill, open, poly, stroke } from '../kit/svg.ts';
import type { V2, V3 } from '../world/mesh/vector.ts';

const pine = '#c7a27a';

export const keysOnPlan = (): string =>
  drawDesk({
    seed: 'keys',
    flat: (stage) =>
      paper(stage, [0.6, 1], 13, 9, 0.12, (place) => flatPlan(place, 1.05)) +
      keys(stage, [-1.6, -2.6], 1.15) +
      pencil(stage, [3.6, -3.4], 0.5),
    items: (stage) => [mug(stage, [6, 4])],
  });

export const drawings = (): string =>
  drawDesk({
    seed: 'drawings',
    wood: pine,
    flat: (stage) =>
      paper(stage, [-3.4, 2.6], 10, 7, 0.2, (place) => elevation(place, 9, 8, 0.62)) +
      paper(stage, [3.6, 0.6], 9, 7, -0.16, (place) => flatPlan(place, 0.74)) +
      paper(stage, [-2.4, -3.6], 8, 4.6, -0.05, (place) => elevation(place, 5, 12, 0.46), '#f3ead7') +
      pencil(stage, [1, -4], 0.9) +
      pencil(stage, [2, -4.4], 1.1, '#5f7350') +
      fill(
        poly(
          [
            [4, -5],
            [8.6, -3.6],
            [8.5, -3.2],
            [3.9, -4.6],
          ].map(([x = 0, y = 0]) => stage.cam.project([x, y, 0])),
        ),
        '#e2c58e',
      ),
    items: (stage) => [mug(stage, [7.6, 5.2])],
  });

/** Twelve months as a sheet of days, some marked: the calm of a schedule beside the plan it pays for. */
export const instalment = (): string =>
  drawDesk({
    seed: 'instalment',
    wood: pine,
    flat: (stage) =>
      paper(stage, [3.9, 1.4], 8.4, 7.4, -0.1, (place) => flatPlan(place, 0.7)) +
      paper(stage, [-3.8, 0.2], 8, 8.6, 0.1, (place) => {
        const cell = (column: number, row: number): string =>
          poly(
            [
              [0.12, 0.12],
              [1.28, 0.12],
              [1.28, 1.18],
              [0.12, 1.18],
            ].map(([x = 0, y = 0]): V2 => place(-3.6 + column * 1.46 - 0.1 + x, 1.7 - row * 1.36 + y)),
          );
        const all = Array.from({ length: 20 }, (_, index) => cell(index % 5, Math.floor(index / 5))).join('');
        const paid = [0, 1, 2, 3, 4, 5, 6].map((index) => cell(index % 5, Math.floor(index / 5))).join('');
        const ticks = [0, 1, 2, 3, 4, 5, 6]
          .map((index) => {
            const [x, y] = [-3.7 + (index % 5) * 1.46 + 0.3, 1.7 - Math.floor(index / 5) * 1.36 + 0.55];
            return open([place(x, y), place(x + 0.25, y - 0.22), place(x + 0.7, y + 0.3)]);
          })
          .join('');
        return (
          fill(poly([place(-4, 3.1), place(4, 3.1), place(4, 4.3), place(-4, 4.3)]), '#a5563d') +
          fill(all, '#ece3d0') +
          fill(paid, '#cbd0ac') +
          stroke(ticks, '#4d5f41', 4) +
          fill(cell(2, 1), '#b9684a', 0.85) +
          stroke([-3, -1, 1, 3].map((x) => open([place(x, 4.5), place(x, 4)])).join(''), '#3b3226', 6)
        );
      }) +
      pencil(stage, [0.2, -4.4], 0.7),
    items: (stage) => [
      ...[0, 1, 2, 3, 4].map((index) =>
        slab(stage, [2.2 + index * 1.15, -4.6, 0], [0.9, 0.9, 0.5 + index * 0.45], index === 4 ? '#b9684a' : '#efe3cc'),
      ),
      mug(stage, [8, 5]),
    ],
  });

export const award = (): string =>
  drawDesk({
    seed: 'award',
    wood: '#8f7a60',
    flat: (stage) => paper(stage, [-2.6, 1], 9, 7, 0.14, (place) => elevation(place, 8, 8, 0.62)),
    items: (stage) => {
      const stele = (x: number, y: number): V3 => [x, y, 0];
      return [
        slab(stage, stele(2.4, 0.2), [2.6, 2.6, 0.5], '#3f464c'),
        {
          box: { min: [2.7, 0.5, 0.5], max: [4.7, 2.5, 5] },
          draw: () =>
            slab(stage, [3.1, 1, 0.5], [1.2, 1, 1.6], '#c9a46a').draw() +
            slab(stage, [3.25, 1.1, 2.1], [0.9, 0.8, 1.3], '#d3b37c').draw() +
            slab(stage, [3.4, 1.2, 3.4], [0.6, 0.6, 1.2], '#dfc492').draw(),
        },
        mug(stage, [7, 4.6]),
      ];
    },
  });

export const bricks = (): string =>
  drawDesk({
    seed: 'brick',
    wood: '#a8a294',
    flat: (stage) =>
      paper(stage, [-3.6, 2.8], 9, 6.5, 0.18, (place) => elevation(place, 6, 9, 0.6)) + pencil(stage, [-5, -3.6], 0.4),
    items: (stage) =>
      (
        ['#a9553f', '#b8694f', '#8f4836', '#c08066', '#9c5846', '#d0b394', '#7f6a5c', '#b97a58', '#a4634c'] as const
      ).map((colour, index) =>
        slab(
          stage,
          [-1.6 + (index % 3) * 3 + (Math.floor(index / 3) % 2) * 0.5, -4 + Math.floor(index / 3) * 2.3, 0],
          [2.5, 1.2, 0.65],
          colour,
        ),
      ),
  });
