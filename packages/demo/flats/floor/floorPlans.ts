import type { Complex, ComplexSection } from '../data/complexTypes.ts';
import { contains, slabsOf } from '../geometry/rectilinear.ts';
import { boundsOf, type Point, type Rect, type Side } from '../geometry/shapes.ts';
import type { Layout } from '../plan/layout.ts';
import { drawFloor, SCALE } from './drawFloor.ts';
import { liftsOf } from './core.ts';
import { type FloorFlat, type PackedFloor, packFloor } from './pack.ts';
import { outlineOfPlace, pathOf } from './place.ts';

export interface FloorPlan {
  /** House and section, `-top` for the last storey where that is another. */
  key: string;
  building: string;
  section: number;
  floors: readonly [first: number, last: number];
  top: boolean;
  /** The side of the world at the upper edge. */
  up: Side;
  packed: PackedFloor;
  svg: string;
  /** In pixels of the picture. */
  places: readonly { outline: string; label: Point }[];
}

const facings = (stack: string): { layout: string; facing: string }[] =>
  stack.split(' ').map((word) => {
    const [layout = '', facing = ''] = word.split('/');
    return { layout, facing };
  });

/** North is at the upper edge of the sheet, or to its left in a house that stands along the meridian. */
const upOf = ({ stack }: ComplexSection): Side =>
  facings(stack).every(({ facing }) => facing === 'n' || facing === 's') ? 'n' : 'e';

function floorFlats(stack: string, up: Side, layouts: ReadonlyMap<string, Layout>): FloorFlat[] {
  const down = up === 'n' ? 's' : 'w';
  return facings(stack).map(({ layout: key, facing }) => {
    const layout = layouts.get(key);
    if (!layout || (facing !== up && facing !== down)) {
      throw new Error(`${key}/${facing} does not fit a house that looks to ${up} and ${down}`);
    }
    return { layout, turned: facing === down };
  });
}

function labelOf(polygon: readonly Point[]): Point {
  const slabs = slabsOf(polygon);
  const { x, y, width, height } = boundsOf(polygon);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const fits = (reach: number, at: Point): boolean => contains(slabs, squareAt(at, reach));
  if (fits(180, middle)) return middle;
  const [best] = slabs.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return best ? { x: best.x + best.width / 2, y: best.y + best.height / 2 } : middle;
}

const squareAt = ({ x, y }: Point, reach: number): Rect => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

const scaled = ({ x, y }: Point): Point => ({ x: Math.round(x * SCALE), y: Math.round(y * SCALE) });

/** One drawing for the usual floors of each section, and one for its last storey where that is another. */
export function floorPlansOf({ buildings }: Complex, layouts: ReadonlyMap<string, Layout>): FloorPlan[] {
  return Object.entries(buildings).flatMap(([building, sections]) =>
    sections.flatMap((section, index) => {
      const [first, last] = section.floors;
      const up = upOf(section);
      const draw = (stack: string, floors: readonly [number, number], top: boolean): FloorPlan => {
        const packed = packFloor(floorFlats(stack, up, layouts), liftsOf(last));
        const { svg, toSheet } = drawFloor(packed, up);
        const places = packed.places.map((place) => {
          const polygon = outlineOfPlace(place).map(toSheet);
          return { outline: pathOf(polygon, SCALE), label: scaled(labelOf(polygon)) };
        });
        return {
          key: [building, index + 1, ...(top ? ['top'] : [])].join('-'),
          building,
          section: index + 1,
          floors,
          top,
          up,
          packed,
          svg,
          places,
        };
      };
      return [
        draw(section.stack, [first, last], false),
        ...(section.top ? [draw(section.top, [last + 1, last + 1], true)] : []),
      ];
    }),
  );
}
