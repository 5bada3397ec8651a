import { OUTSIDE, outlineOf } from '../geometry/grid.ts';
import { offsetOutline } from '../geometry/offset.ts';
import type { Point, Rect, Side } from '../geometry/shapes.ts';
import type { Layout } from '../plan/layout.ts';
import { FACADE_WALL, PARTY_WALL } from '../plan/walls.ts';

/** A flat on the sheet of its floor: as on its own sheet, or turned by half a circle. */
export interface Place {
  layout: Layout;
  turned: boolean;
  /** Where the upper left corner of its grid lies. */
  at: Point;
}

export const widthOf = ({ grid }: Layout): number => grid.xs.at(-1) ?? 0;
export const depthOf = ({ grid }: Layout): number => grid.ys.at(-1) ?? 0;

const OPPOSITE: Record<Side, Side> = { n: 's', s: 'n', e: 'w', w: 'e' };
export const turnSide = (side: Side, turned: boolean): Side => (turned ? OPPOSITE[side] : side);

/** From the flat's own sheet to that of the floor. */
export function toFloor({ layout, turned, at }: Place, { x, y }: Point): Point {
  return turned ? { x: at.x + widthOf(layout) - x, y: at.y + depthOf(layout) - y } : { x: at.x + x, y: at.y + y };
}

export function rectToFloor(place: Place, { x, y, width, height }: Rect): Rect {
  const corner = toFloor(place, place.turned ? { x: x + width, y: y + height } : { x, y });
  return { ...corner, width, height };
}

/** The entrance: its hole in the wall, and the side of the flat on which it is, both as on the sheet of the floor. */
export function entranceOf(place: Place): { side: Side; hole: Rect } {
  const entrance = place.layout.openings.find(({ kind }) => kind === 'entrance');
  if (!entrance) throw new Error('a flat without an entrance');
  return { side: turnSide(entrance.side, place.turned), hole: rectToFloor(place, entrance.hole) };
}

/** To the middle of the walls to the neighbours and to the outer face of the facade, balconies included. */
export function outlineOfPlace(place: Place): Point[] {
  const { grid, facade } = place.layout;
  const letters = new Set(
    grid.rows
      .join('')
      .split('')
      .filter((letter) => letter !== OUTSIDE),
  );
  const outline = offsetOutline(outlineOf(grid, letters), ({ side }) =>
    facade.includes(side) ? -FACADE_WALL : -PARTY_WALL / 2,
  );
  return outline.map((point) => toFloor(place, point));
}

/** Path data of a rectilinear polygon, with no comma: YAML may hold it as it is. */
export function pathOf(points: readonly Point[], scale: number): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x * scale), y: Math.round(y * scale) }));
  if (!first) throw new Error('an outline without a corner');
  let last = first;
  let path = `M${first.x} ${first.y}`;
  for (const point of rest) {
    if (point.x !== last.x) path += `H${point.x}`;
    if (point.y !== last.y) path += `V${point.y}`;
    last = point;
  }
  return `${path}Z`;
}
