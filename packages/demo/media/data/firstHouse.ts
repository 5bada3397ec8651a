import type { Site } from '../world/site.ts';
import { clothes } from './clothes.ts';

/** What the company began with; nothing of it is for sale. */
export const firstHouse: Site = {
  alias: 'first-house',
  around: 'old',
  road: { y: -17, width: 7 },
  playground: [40, 34],
  houses: [
    {
      key: 'first',
      style: {
        ...clothes.halytska,
        wall: '#dccab0',
        wallKind: 'matte',
        accent: '#85564a',
        frame: '#efe8da',
        rows: ['wtw'],
        floor: 3.2,
        groundHeight: 3.8,
      },
      sections: [{ x: -12, y: 0, width: 34, depth: 14, storeys: 4, roof: 'mansard', doors: [0] }],
    },
  ],
  paved: [{ x: -16, y: -8, width: 42, depth: 8 }],
  beds: [],
  paths: [
    {
      width: 2.2,
      line: [
        [26, -6],
        [30, 12],
        [36, 24],
      ],
    },
  ],
  parking: [],
  groves: [
    { x: -60, y: -6, width: 40, depth: 40, species: 'linden', count: 7, height: 11 },
    { x: 34, y: 0, width: 30, depth: 24, species: 'apple', count: 6, height: 5 },
    { x: -40, y: 24, width: 90, depth: 20, species: 'linden', count: 12, height: 12 },
  ],
  rows: [{ from: [-30, -10], to: [40, -10], count: 6, species: 'linden', height: 7 }],
  benches: [[14, -4]],
};
