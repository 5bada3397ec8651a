import { isHorizontal, OUTWARD, type Point, type Rect } from '../geometry/shapes.ts';
import { doorWidth, seenFrom } from '../furniture/zones.ts';
import { FLOOR, INK, PAPER, THIN, WEIGHT } from './ink.ts';
import type { Opening } from './openings.ts';
import { figure, group, path, rectTag, segment } from './svg.ts';

export function drawOpenings(openings: readonly Opening[]): string {
  const holes = openings.map((opening) =>
    rectTag(across(opening), { fill: opening.kind === 'window' || opening.kind === 'balconyDoor' ? PAPER : FLOOR }),
  );
  const glass = openings.filter(({ kind }) => kind === 'window' || kind === 'balconyDoor').map(glazing);
  const leaves = openings.filter(({ kind }) => kind !== 'window' && kind !== 'passage').map(swing);
  return [
    group({}, holes),
    group({ fill: 'none', stroke: INK, 'stroke-width': WEIGHT.glass }, glass),
    group({ fill: 'none' }, leaves),
  ].join('\n');
}

/** A little deeper than the wall, or its faces would show through as hairlines. */
function across({ hole, side }: Opening): Rect {
  const { x, y, width, height } = hole;
  return isHorizontal(side) ? { x, y: y - 1, width, height: height + 2 } : { x: x - 1, y, width: width + 2, height };
}

/** Three lines along the wall (both faces and the glass between), closed at the jambs. */
function glazing({ hole, side }: Opening): string {
  const { x, y, width, height } = hole;
  const along = isHorizontal(side);
  const middle = along
    ? [
        { x, y: y + height / 2 },
        { x: x + width, y: y + height / 2 },
      ]
    : [
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + height },
      ];
  const [from, to] = middle as [Point, Point];
  return rectTag(hole) + path(segment(from, to));
}

/** Part of a balcony opening that is its door; the rest is a window. */
const BALCONY_LEAF = 80;

function swing(opening: Opening): string {
  const seen = seenFrom(opening);
  const towards = opening.kind === 'entrance' || opening.kind === 'balconyDoor' ? -1 : 1;
  const outward = OUTWARD[opening.side];
  const into: Point = { x: outward.x * towards, y: outward.y * towards };
  const length = opening.kind === 'balconyDoor' ? BALCONY_LEAF : doorWidth(opening);
  const hinge = hingeOf(opening, into);
  const along = alongWall(opening);
  const closed = { x: hinge.x + along.x * length, y: hinge.y + along.y * length };
  const open = { x: hinge.x + into.x * length, y: hinge.y + into.y * length };
  const clockwise = along.x * into.y - along.y * into.x > 0 ? 1 : 0;
  const arc = `M${figure(closed.x)} ${figure(closed.y)}A${length} ${length} 0 0 ${clockwise} ${figure(open.x)} ${figure(open.y)}`;
  const leaf = path(segment(hinge, open), {
    stroke: INK,
    'stroke-width': opening.kind === 'entrance' ? WEIGHT.leaf + 1 : WEIGHT.leaf,
  });
  return (
    path(arc, { stroke: THIN, 'stroke-width': WEIGHT.arc }) +
    leaf +
    (seen.kind === 'entrance' ? threshold(opening.hole) : '')
  );
}

const threshold = (hole: Rect): string => rectTag(hole, { stroke: THIN, 'stroke-width': WEIGHT.arc });

function alongWall({ side, hingedAtEnd }: Opening): Point {
  const sign = hingedAtEnd ? -1 : 1;
  return isHorizontal(side) ? { x: sign, y: 0 } : { x: 0, y: sign };
}

/** The leaf hangs flush with the face of the wall that it opens from. */
function hingeOf({ side, hole, hingedAtEnd }: Opening, into: Point): Point {
  if (isHorizontal(side)) {
    return { x: hingedAtEnd ? hole.x + hole.width : hole.x, y: into.y > 0 ? hole.y + hole.height : hole.y };
  }
  return { x: into.x > 0 ? hole.x + hole.width : hole.x, y: hingedAtEnd ? hole.y + hole.height : hole.y };
}
