import type { Site } from '../../world/site.ts';
import { clothes } from '../clothes.ts';
import { house } from './house.ts';

export const poltvaKvartal: Site = {
  alias: 'poltva-kvartal',
  around: 'blocks',
  road: { y: -23, width: 10 },
  playground: [24, 36],
  houses: [
    house('poltva-kvartal', 'b', clothes.poltva, [-12, 16, 16, 46, 'terrace', [3]]),
    house('poltva-kvartal', 'a', clothes.poltvaBrick, [-12, 0, 36, 16, 'flat']),
    house('poltva-kvartal', 'c', clothes.poltva, [30, 0, 34, 16, 'terrace']),
    house('poltva-kvartal', 'd', clothes.poltvaBrick, [12, 58, 50, 15.8, 'solar']),
  ],
  paved: [
    { x: -30, y: -14.4, width: 112, depth: 14.4 },
    { x: -30, y: 0, width: 18, depth: 70 },
    { x: 4, y: 16, width: 60, depth: 7 },
    { x: 4, y: 50, width: 60, depth: 8 },
    { x: 24, y: 0, width: 6, depth: 18 },
  ],
  beds: [
    { x: 8, y: 26, width: 8, depth: 6 },
    { x: 44, y: 26, width: 14, depth: 5 },
    { x: 8, y: 44, width: 8, depth: 5 },
    { x: 44, y: 43, width: 14, depth: 5 },
  ],
  paths: [
    {
      width: 3,
      line: [
        [27, 2],
        [27, 23],
      ],
    },
    {
      width: 2.6,
      line: [
        [4, 40],
        [18, 42],
        [40, 41],
        [64, 38],
      ],
    },
  ],
  parking: [],
  groves: [
    { x: 8, y: 24, width: 50, depth: 26, species: 'linden', count: 8, height: 7.5 },
    { x: -110, y: -4, width: 68, depth: 84, species: 'linden', count: 14, height: 11 },
    { x: 76, y: 0, width: 60, depth: 80, species: 'linden', count: 15, height: 11 },
    { x: -90, y: 84, width: 220, depth: 30, species: 'linden', count: 24, height: 13 },
  ],
  rows: [
    { from: [-26, -12.4], to: [78, -12.4], count: 12, species: 'sapling', height: 7 },
    { from: [-27, 4], to: [-27, 64], count: 7, species: 'sapling', height: 7 },
  ],
  benches: [
    [18, 25],
    [36, 25],
    [18, 48],
    [36, 48],
    [-20, -9],
    [6, -9],
    [46, -9],
  ],
  crane: { at: [42, 30], height: 56, turn: 205, jib: 44 },
};
