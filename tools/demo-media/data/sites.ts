import { COMPLEXES } from '../../demo-flats/data/complexes.ts';
import type { House } from '../world/house.ts';
import type { Roof, Section } from '../world/plan.ts';
import type { Site } from '../world/site.ts';
import type { Style } from '../world/style.ts';
import { clothes } from './clothes.ts';
import { firstHouse } from './firstHouse.ts';

/** Storeys of a complex without flats yet. */
const planned = 12;

/** Storeys of every section come from the flats: what is drawn and what is sold cannot differ. */
function storeysOf(alias: string, key: string, section: number): number {
  const found = COMPLEXES.find((complex) => complex.alias === alias)?.buildings[key]?.[section];
  if (found === undefined) return planned;
  return found.floors[1] + (found.top === undefined ? 0 : 1);
}

type Place = readonly [
  x: number,
  y: number,
  width: number,
  depth: number,
  roof: Roof,
  doors?: readonly number[],
  round?: number,
];

const house = (alias: string, key: string, style: Style, ...places: readonly Place[]): House => ({
  key,
  style,
  sections: places.map(([x, y, width, depth, roof, doors = [0], round], index): Section => ({
    x,
    y,
    width,
    depth,
    roof,
    doors,
    storeys: storeysOf(alias, key, index),
    ...(round === undefined ? {} : { round }),
  })),
});

const annex = (style: Style, { x, y, width, depth }: Pick<Section, 'x' | 'y' | 'width' | 'depth'>): House => ({
  key: '',
  style,
  sections: [{ x, y, width, depth, roof: 'terrace', doors: [0], storeys: 1 }],
});

export const sites: readonly Site[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
];

export function siteOf(alias: string): Site {
  const found = [...sites, firstHouse].find((site) => site.alias === alias);
  if (found === undefined) throw new Error(`no complex ${alias}`);
  return found;
}
