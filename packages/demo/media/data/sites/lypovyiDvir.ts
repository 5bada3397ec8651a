import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const lypovyiDvir: Site = {
  alias: 'lypovyi-dvir',
  around: 'low',
  road: { y: -36, width: 8 },
  playground: [16, 32],
  wood: true,
  houses: [
    house('lypovyi-dvir', 'a', clothes.lypovyi, [-30, 4, 14, 46, 'mansard', [1, 3]]),
    house('lypovyi-dvir', 'b', clothes.lypovyi, [-8, 0, 44, 14, 'mansard', [0, 2]]),
    house('lypovyi-dvir', 'c', clothes.lypovyi, [44, 4, 14, 46, 'mansard', [1, 3]]),
    house('lypovyi-dvir', 'd', clothes.lypovyi, [-8, 50, 44, 14, 'mansard', [0]]),
  ],
  paved: [
    { x: -12, y: 16, width: 52, depth: 6 },
    { x: -12, y: 42, width: 52, depth: 6 },
    { x: -16, y: 14, width: 5, depth: 36 },
    { x: 39, y: 14, width: 5, depth: 36 },
    { x: -10, y: -6, width: 48, depth: 6 },
  ],
  beds: [
    { x: -6, y: -4.6, width: 9, depth: 1.5 },
    { x: 24, y: -4.6, width: 9, depth: 1.5 },
  ],
  paths: [
    {
      width: 3,
      line: [
        [-12, -30],
        [-12, -4],
        [-12, 18],
      ],
    },
    {
      width: 3,
      line: [
        [40, -30],
        [40, -2],
        [40, 18],
      ],
    },
    {
      width: 2.4,
      line: [
        [-70, -20],
        [-40, -18],
        [70, -19],
        [96, -24],
      ],
    },
    {
      width: 2.4,
      line: [
        [14, 22],
        [15, 42],
      ],
    },
  ],
  parking: [{ x: 66, y: 0, width: 5.4, depth: 42 }],
  groves: [
    { x: -90, y: -28, width: 52, depth: 62, species: 'linden', count: 14, height: 12 },
    { x: 76, y: -28, width: 44, depth: 70, species: 'linden', count: 9, height: 11 },
    { x: -6, y: 22, width: 42, depth: 20, species: 'linden', count: 5, height: 9 },
    { x: -60, y: 66, width: 140, depth: 26, species: 'linden', count: 26, height: 14 },
    { x: -28, y: -28, width: 80, depth: 20, species: 'bush', count: 22, height: 1.1 },
  ],
  rows: [{ from: [-80, -29.6], to: [96, -29.6], count: 13, species: 'linden', height: 8 }],
  benches: [
    [-9, 40.4],
    [30, 40.4],
    [4, 23],
    [24, 23],
  ],
  crane: { at: [36, 33], height: 30, turn: 215, jib: 36 },
};
