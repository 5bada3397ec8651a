import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const sykhivskiSady: Site = {
  alias: 'sykhivski-sady',
  around: 'blocks',
  road: { y: -54, width: 9 },
  playground: [18, 2],
  houses: [
    house('sykhivski-sady', 'a', clothes.sady, [-42, 14, 30, 15, 'terrace']),
    house('sykhivski-sady', 'b', clothes.sady, [2, 26, 30, 15, 'solar']),
    house('sykhivski-sady', 'c', clothes.sady, [46, 14, 30, 15, 'terrace']),
    house('sykhivski-sady', 'd', clothes.sady, [-34, 60, 34, 15, 'solar']),
    house('sykhivski-sady', 'e', clothes.sady, [28, 64, 34, 15, 'terrace']),
  ],
  paved: [
    { x: -46, y: 7, width: 40, depth: 7 },
    { x: 42, y: 7, width: 40, depth: 7 },
    { x: -2, y: 18, width: 38, depth: 8 },
  ],
  beds: [
    { x: -40, y: 9, width: 9, depth: 1.8 },
    { x: 62, y: 9, width: 9, depth: 1.8 },
  ],
  paths: [
    {
      width: 3,
      line: [
        [-50, -48],
        [-22, -22],
        [4, -8],
        [15, 20],
      ],
    },
    {
      width: 2.4,
      line: [
        [-46, 10],
        [-20, -2],
        [2, -8],
        [42, 8],
      ],
    },
    {
      width: 2.4,
      line: [
        [4, -8],
        [40, -22],
        [80, -48],
      ],
    },
    {
      width: 2.4,
      line: [
        [-8, 20],
        [-6, 50],
        [14, 56],
        [40, 52],
        [38, 22],
      ],
    },
  ],
  parking: [{ x: 86, y: 8, width: 5.4, depth: 60 }],
  groves: [
    { x: -62, y: -42, width: 50, depth: 36, species: 'apple', count: 18, height: 4.8 },
    { x: 34, y: -42, width: 60, depth: 44, species: 'apple', count: 18, height: 4.8 },
    { x: -34, y: 36, width: 100, depth: 20, species: 'apple', count: 16, height: 5 },
    { x: -124, y: -40, width: 58, depth: 120, species: 'linden', count: 15, height: 11 },
    { x: -90, y: 88, width: 220, depth: 30, species: 'linden', count: 24, height: 13 },
    { x: 98, y: -30, width: 40, depth: 110, species: 'linden', count: 10, height: 11 },
  ],
  rows: [{ from: [-100, -47.4], to: [120, -47.4], count: 15, species: 'linden', height: 8 }],
  benches: [
    [8, -4],
    [28, -2],
    [-20, 2],
    [0, 48],
    [30, 50],
  ],
  crane: { at: [14, 52], height: 46, turn: 200, jib: 40 },
};
