import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const tsehla: Site = {
  alias: 'tsehla',
  around: 'low',
  road: { y: -36, width: 8 },
  playground: [36, 34],
  chimney: [58, 26],
  bicycles: { at: [9.4, 43.5], count: 6 },
  houses: [
    house('tsehla', 'a', clothes.tsehla, [-14, 0, 29, 18, 'flat'], [15, 0, 29, 18, 'flat']),
    house('tsehla', 'b', clothes.tsehlaLoft, [-14, 18, 18, 20, 'terrace', [1]], [-14, 38, 18, 20, 'terrace', [1]]),
  ],
  paved: [
    { x: -26, y: -14, width: 92, depth: 14 },
    { x: 4, y: 18, width: 44, depth: 8 },
    { x: 4, y: 26, width: 8, depth: 34 },
    { x: 46, y: -4, width: 8, depth: 26 },
  ],
  beds: [
    { x: -8, y: -10, width: 10, depth: 2 },
    { x: 28, y: -10, width: 10, depth: 2 },
    { x: 16, y: 27, width: 9, depth: 3 },
  ],
  paths: [
    {
      width: 3,
      line: [
        [-60, -30],
        [-22, -12],
      ],
    },
    {
      width: 3.2,
      line: [
        [50, -14],
        [51, 24],
        [46, 46],
        [20, 54],
      ],
    },
    {
      width: 2.6,
      line: [
        [12, 44],
        [26, 46],
        [46, 46],
      ],
    },
  ],
  parking: [{ x: 72, y: -10, width: 5.4, depth: 40 }],
  groves: [
    { x: -24, y: -27, width: 84, depth: 11, species: 'birch', count: 8, height: 8.5 },
    { x: 14, y: 30, width: 34, depth: 26, species: 'birch', count: 10, height: 7.5 },
    { x: -110, y: -26, width: 68, depth: 80, species: 'linden', count: 14, height: 11 },
    { x: 84, y: -20, width: 56, depth: 80, species: 'linden', count: 12, height: 11 },
    { x: -90, y: 70, width: 220, depth: 30, species: 'linden', count: 24, height: 13 },
    { x: -22, y: -29, width: 84, depth: 12, species: 'bush', count: 18, height: 1.2 },
  ],
  rows: [{ from: [-90, -29.4], to: [104, -29.4], count: 12, species: 'linden', height: 8 }],
  benches: [
    [-2, -6],
    [20, -6],
    [14, 31],
    [27, 44],
    [52, -6],
  ],
  crane: { at: [10, 44], height: 46, turn: 205, jib: 40 },
};
