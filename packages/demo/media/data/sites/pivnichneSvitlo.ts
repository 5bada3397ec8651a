import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const pivnichneSvitlo: Site = {
  alias: 'pivnichne-svitlo',
  around: 'low',
  road: { y: -56, width: 8 },
  playground: [20, 4],
  pond: { x: -78, y: -42, width: 62, depth: 40 },
  houses: [
    house('pivnichne-svitlo', 'a', clothes.pivnichne, [-26, 12, 36, 16, 'terrace']),
    house('pivnichne-svitlo', 'b', clothes.pivnichne, [36, 26, 36, 16, 'flat']),
  ],
  paved: [
    { x: -30, y: 4, width: 46, depth: 8 },
    { x: 32, y: 18, width: 44, depth: 8 },
  ],
  beds: [
    { x: -20, y: 6, width: 8, depth: 2 },
    { x: 58, y: 20, width: 8, depth: 2 },
  ],
  paths: [
    {
      width: 3,
      line: [
        [30, -50],
        [12, -26],
        [2, 0],
        [0, 6],
      ],
    },
    {
      width: 2.4,
      line: [
        [2, 0],
        [30, 10],
        [52, 20],
      ],
    },
    {
      width: 2.4,
      line: [
        [-88, 4],
        [-50, 5],
        [-14, -8],
        [-8, -34],
        [-30, -50],
      ],
    },
  ],
  parking: [{ x: 80, y: 12, width: 5.4, depth: 36 }],
  groves: [
    { x: -110, y: -36, width: 26, depth: 80, species: 'linden', count: 8, height: 11 },
    { x: 20, y: -44, width: 90, depth: 44, species: 'birch', count: 14, height: 9 },
    { x: -80, y: 56, width: 200, depth: 30, species: 'linden', count: 20, height: 13 },
    { x: -84, y: -50, width: 80, depth: 56, species: 'bush', count: 26, height: 1.3 },
    { x: -60, y: 6, width: 30, depth: 30, species: 'birch', count: 5, height: 9 },
  ],
  rows: [{ from: [-100, -50], to: [110, -50], count: 13, species: 'linden', height: 8 }],
  benches: [
    [-10, -14],
    [-12, -26],
    [10, -8],
    [36, 8],
  ],
};
