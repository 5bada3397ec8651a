import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const obriyPark: Site = {
  alias: 'obriy-park',
  around: 'blocks',
  road: { y: -54, width: 9 },
  playground: [14, 4],
  houses: [
    house('obriy-park', 'c', clothes.obriyPark, [-46, 32, 34, 16, 'terrace']),
    house('obriy-park', 'a', clothes.obriyPark, [0, 32, 24, 18, 'flat'], [24, 33, 22, 16, 'solar']),
    house('obriy-park', 'b', clothes.obriyPark, [64, -6, 16, 24, 'terrace', [3]], [64, 18, 16, 24, 'flat', [3]]),
  ],
  paved: [
    { x: -50, y: 25, width: 100, depth: 7 },
    { x: 56, y: -10, width: 8, depth: 54 },
  ],
  beds: [
    { x: -36, y: 26.4, width: 8, depth: 1.6 },
    { x: 4, y: 26, width: 5, depth: 1.6 },
    { x: 34, y: 26, width: 8, depth: 1.6 },
  ],
  paths: [
    {
      width: 3.4,
      line: [
        [-62, -48],
        [-34, -26],
        [-2, -2],
        [8, 26],
      ],
    },
    {
      width: 2.6,
      line: [
        [-80, 8],
        [-24, 4],
        [24, -10],
        [58, -22],
        [100, -48],
      ],
    },
    {
      width: 2.4,
      line: [
        [26, 26],
        [38, 8],
        [56, 4],
      ],
    },
  ],
  parking: [{ x: 88, y: -8, width: 5.4, depth: 50 }],
  groves: [
    { x: -110, y: -46, width: 58, depth: 84, species: 'linden', count: 20, height: 12 },
    { x: 30, y: -44, width: 80, depth: 26, species: 'linden', count: 8, height: 10 },
    { x: -40, y: -34, width: 32, depth: 46, species: 'birch', count: 8, height: 9 },
    { x: -60, y: 56, width: 170, depth: 40, species: 'linden', count: 24, height: 13 },
    { x: 24, y: -14, width: 32, depth: 32, species: 'linden', count: 5, height: 8 },
    { x: -30, y: -44, width: 100, depth: 66, species: 'bush', count: 26, height: 1.1 },
  ],
  rows: [
    { from: [-46, 22], to: [-8, 22], count: 6, species: 'sapling', height: 6 },
    { from: [-96, -47.5], to: [110, -47.5], count: 15, species: 'linden', height: 8.5 },
  ],
  benches: [
    [2, -4.5],
    [22, -3],
    [-14, 4],
    [44, 10],
    [-30, -18],
  ],
  crane: { at: [30, 56], height: 62, turn: 215, jib: 46 },
};
