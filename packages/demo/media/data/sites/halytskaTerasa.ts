import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const halytskaTerasa: Site = {
  alias: 'halytska-terasa',
  around: 'old',
  road: { y: -17, width: 8 },
  playground: [14, 24],
  houses: [
    house(
      'halytska-terasa',
      'a',
      clothes.halytska,
      [-14, 0, 46, 16, 'mansard', [0, 2]],
      [32, 0, 15, 30, 'terrace', [0]],
    ),
  ],
  paved: [
    { x: -30, y: -9.4, width: 92, depth: 9.4 },
    { x: -10, y: 16.6, width: 40, depth: 4 },
  ],
  beds: [
    { x: -8, y: 22, width: 10, depth: 4 },
    { x: 22, y: 30, width: 8, depth: 4 },
  ],
  paths: [
    {
      width: 2.4,
      line: [
        [-16, 19],
        [-12, 30],
        [4, 34],
        [24, 33],
        [40, 36],
      ],
    },
  ],
  parking: [{ x: 54, y: 2, width: 5.4, depth: 26 }],
  groves: [
    { x: -80, y: -8, width: 48, depth: 60, species: 'linden', count: 9, height: 9 },
    { x: -10, y: 20, width: 40, depth: 20, species: 'apple', count: 6, height: 4.6 },
    { x: -40, y: 40, width: 110, depth: 14, species: 'linden', count: 9, height: 10 },
    { x: 64, y: 0, width: 40, depth: 50, species: 'linden', count: 6, height: 9 },
  ],
  rows: [{ from: [-26, -7.6], to: [56, -7.6], count: 9, species: 'sapling', height: 6.2 }],
  benches: [
    [-4, 18],
    [22, 18],
    [-3, 27],
  ],
};
