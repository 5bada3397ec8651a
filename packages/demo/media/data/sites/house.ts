import { COMPLEXES } from '../../../flats/data/complexes.ts';
import type { House } from '../../world/building/house.ts';
import type { Roof, Section } from '../../world/plan.ts';
import type { HouseStyle } from '../../world/style.ts';

/** Storeys of a complex without flats yet. */
const planned = 12;

/** The storeys of every section come from the flats, so that drawing and sales agree. */
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

export const house = (alias: string, key: string, style: HouseStyle, ...places: readonly Place[]): House => ({
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

export const annex = (
  style: HouseStyle,
  { x, y, width, depth }: Pick<Section, 'x' | 'y' | 'width' | 'depth'>,
): House => ({
  key: '',
  style,
  sections: [{ x, y, width, depth, roof: 'terrace', doors: [0], storeys: 1 }],
});
