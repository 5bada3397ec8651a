import { cornersOf, topOf } from '../views/bounds.ts';
import { pixelOf } from '../views/projection.ts';
import type { View } from '../views/view.ts';
import type { House } from '../world/building/house.ts';
import { courseOf } from '../world/building/levels.ts';
import type { SiteSide } from '../world/site.ts';
import type { V2, V3 } from '../world/mesh/vector.ts';
import { sideOf } from './facadeSide.ts';
import { hull, rim } from './polygons.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** `M…Z`, in pixels. */
export const polygonPath = (points: readonly V2[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** Metres by which sections are grown for their rim: what touches has to overlap. */
const overlap = 0.04;

/** The outline of a house in a picture. */
export function outlineIn(view: View, house: House): V2[] {
  const prisms = house.sections.map((section, index) => {
    const grown = overlap * (1 + index * 0.37);
    const wider = {
      ...section,
      x: section.x - grown,
      y: section.y - grown,
      width: section.width + grown * 2,
      depth: section.depth + grown * 2,
    };
    return hull(cornersOf(house, wider).map((at) => pixelOf(view, at)));
  });
  return rim(prisms);
}

/** Where the name of a house stands: over the middle of its tallest roof. */
export function labelIn(view: View, house: House): V2 {
  const tallest = house.sections.reduce((a, b) => (b.storeys > a.storeys ? b : a));
  const at: V3 = [tallest.x + tallest.width / 2, tallest.y + tallest.depth / 2, topOf(house.style, tallest)];
  const [x, y] = pixelOf(view, at);
  return [Math.round(x), Math.round(y)];
}

export interface FloorOutline {
  section: number;
  floor: number;
  outline: string;
}

/** Every storey with flats of every section, on one side of the house. */
export function floorsIn(
  view: View,
  house: House,
  side: SiteSide,
  firstOf: (section: number) => number,
): FloorOutline[] {
  return house.sections.flatMap((section, index) => {
    const [left, right] = sideOf(section, side);
    const first = firstOf(index);
    return Array.from({ length: section.storeys - first + 1 }, (_, storey) => storey + first).map(
      (floor): FloorOutline => {
        const { low, high } = courseOf(house.style, floor);
        const corner = ([x, y]: V2, z: number): V2 => pixelOf(view, [x, y, z]);
        return {
          section: index + 1,
          floor,
          outline: polygonPath([corner(left, low), corner(right, low), corner(right, high), corner(left, high)]),
        };
      },
    );
  });
}
