import { type Edge, OUTSIDE } from '../geometry/grid.ts';
import { boundsOf, OUTWARD, type Rect } from '../geometry/shapes.ts';
import { INK, OPEN_FLOOR, PAPER, PENCIL, THIN, WEIGHT } from './ink.ts';
import type { Layout, Room } from './layout.ts';
import { group, path, rectTag } from './svg.ts';
import { PARTY_WALL, RAILING } from './walls.ts';

/** Boards on the floor and, on its outer sides, a railing or the neighbour's wall. */
export function openSpace({ polygon, slabs, edges, kind }: Room, layout: Layout): string {
  const { x, y, width, height } = boundsOf(polygon);
  const boards = slabs.map((slab) => {
    const lines = [];
    for (let at = y + 18; at < y + height; at += 18) {
      if (at > slab.y && at < slab.y + slab.height) lines.push(`M${slab.x} ${at}h${slab.width}`);
    }
    return lines.join('');
  });
  const outer = edges.filter(({ neighbour }) => neighbour === OUTSIDE);
  const isWall = (edge: Edge): boolean => kind === 'loggia' && !layout.facade.includes(edge.side);
  return [
    rectTag({ x, y, width, height }, { fill: OPEN_FLOOR }),
    path(boards.join(''), { stroke: PENCIL, 'stroke-width': 0.6, fill: 'none' }),
    group(
      { fill: PAPER, stroke: THIN, 'stroke-width': WEIGHT.glass },
      outer.filter((edge) => !isWall(edge)).map((edge) => rectTag(strip(edge, RAILING))),
    ),
    group(
      { fill: INK },
      outer.filter(isWall).map((edge) => rectTag(strip(edge, PARTY_WALL))),
    ),
  ].join('\n');
}

/** A wall of `thick` centimetres outside an edge, long enough to meet the next railing at the corners. */
function strip({ side, from, to }: Edge, thick: number): Rect {
  const outward = OUTWARD[side];
  const { x, y, width, height } = boundsOf([from, to]);
  if (outward.x === 0) {
    return { x: x - RAILING, y: outward.y < 0 ? y - thick : y, width: width + 2 * RAILING, height: thick };
  }
  return { x: outward.x < 0 ? x - thick : x, y: y - RAILING, width: thick, height: height + 2 * RAILING };
}
