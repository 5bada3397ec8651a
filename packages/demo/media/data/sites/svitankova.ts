import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { annex, house } from './house.ts';

export const svitankova: Site = {
  alias: 'svitankova-23',
  around: 'blocks',
  road: { y: -52, width: 9 },
  playground: [6, 6],
  houses: [
    house('svitankova-23', 'a', clothes.svitankova, [-30, 20, 28, 22, 'terrace', [], 5]),
    house('svitankova-23', 'b', clothes.svitankova, [24, 30, 28, 22, 'terrace', [], 5]),
    annex(clothes.svitankova, { x: -2.6, y: 31, width: 27, depth: 10 }),
  ],
  paved: [
    { x: -36, y: 10, width: 94, depth: 9 },
    { x: -4, y: 18, width: 28, depth: 13 },
  ],
  beds: [
    { x: 0, y: 20, width: 8, depth: 5 },
    { x: 14, y: 20, width: 8, depth: 5 },
    { x: -30, y: 12, width: 12, depth: 2 },
    { x: 36, y: 13, width: 14, depth: 2 },
  ],
  paths: [
    {
      width: 3.4,
      line: [
        [70, -46],
        [42, -22],
        [16, -4],
        [11, 12],
      ],
    },
    {
      width: 2.4,
      line: [
        [-80, -14],
        [-16, -10],
        [40, -4],
        [90, -2],
      ],
    },
    {
      width: 2.4,
      line: [
        [-50, -46],
        [-30, -16],
        [-16, 12],
      ],
    },
  ],
  parking: [{ x: -48, y: 12, width: 5.4, depth: 44 }],
  groves: [
    { x: -110, y: -44, width: 72, depth: 50, species: 'linden', count: 13, height: 11 },
    { x: 64, y: -40, width: 60, depth: 84, species: 'linden', count: 14, height: 12 },
    { x: -24, y: -32, width: 60, depth: 34, species: 'birch', count: 8, height: 8 },
    { x: -100, y: 62, width: 220, depth: 34, species: 'poplar', count: 16, height: 16 },
    { x: -90, y: 58, width: 200, depth: 40, species: 'linden', count: 20, height: 13 },
    { x: -50, y: -42, width: 120, depth: 52, species: 'bush', count: 28, height: 1.1 },
  ],
  rows: [{ from: [-100, -45.4], to: [110, -45.4], count: 14, species: 'linden', height: 8 }],
  benches: [
    [2, 17],
    [18, 17],
    [-22, -7],
    [30, -2],
  ],
  crane: { at: [10, 54], height: 70, turn: 230, jib: 46 },
};
