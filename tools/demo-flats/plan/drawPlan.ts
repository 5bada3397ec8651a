import { furnish } from '../furniture/furnish.ts';
import { KINDS } from '../data/kinds.ts';
import { type Edge, OUTSIDE } from '../geometry/grid.ts';
import { boundsOf, grow, OUTWARD, type Rect } from '../geometry/shapes.ts';
import { drawDimensions } from './drawDimensions.ts';
import { drawFurniture } from './drawFurniture.ts';
import { drawLabels } from './drawLabels.ts';
import { drawOpenings } from './drawOpenings.ts';
import { FLOOR, INK, OPEN_FLOOR, PAPER, PENCIL, THIN, WEIGHT, WET_FLOOR } from './ink.ts';
import { isOpen, type Layout, type Room } from './layout.ts';
import { figure, group, outline, path, rect, tag } from './svg.ts';
import { FACADE_WALL, PARTY_WALL, RAILING } from './walls.ts';

const DIMENSIONS_OUT = FACADE_WALL + 42;
const MARGIN = 60;
/** Sheets larger than this are shown smaller, so their figures are drawn larger. */
const FULL_SIZE = 1050;

/** The drawing in centimetres of the flat, one pixel each. */
export function drawPlan(layout: Layout): string {
  const furniture = furnish(layout);
  const { xs, ys } = layout.grid;
  const sheet = grow({ x: 0, y: 0, width: xs.at(-1) ?? 0, height: ys.at(-1) ?? 0 }, MARGIN + FACADE_WALL);
  const left = DIMENSIONS_OUT - FACADE_WALL;
  const viewBox: Rect = { x: sheet.x - left, y: sheet.y - left, width: sheet.width + left, height: sheet.height + left };
  const scale = Math.max(1, viewBox.width / FULL_SIZE, viewBox.height / FULL_SIZE);
  const openRooms = layout.rooms.filter(({ letter }) => isOpen(letter));
  const parts = [
    rect(viewBox, { fill: PAPER }),
    ...openRooms.map((room) => openSpace(room, layout)),
    path(outline(layout.shell), { fill: INK }),
    ...layout.rooms.filter(({ letter }) => !isOpen(letter)).map(floor),
    drawFurniture([...furniture.values()].flat()),
    drawLabels(layout, furniture, scale),
    drawOpenings(layout.openings),
    drawDimensions(layout, DIMENSIONS_OUT, scale),
  ];
  const { x, y, width, height } = viewBox;
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: [x, y, width, height].map(figure).join(' '), width, height }, `\n${parts.join('\n')}\n`)}\n`;
}

const floor = ({ polygon, kind }: Room): string => path(outline(polygon), { fill: KINDS[kind].wet ? WET_FLOOR : FLOOR });

/** Boards on the floor and, on its outer sides, a railing or the neighbour's wall. */
function openSpace({ polygon, slabs, edges, kind }: Room, layout: Layout): string {
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
    rect({ x, y, width, height }, { fill: OPEN_FLOOR }),
    path(boards.join(''), { stroke: PENCIL, 'stroke-width': 0.6, fill: 'none' }),
    group({ fill: PAPER, stroke: THIN, 'stroke-width': WEIGHT.glass }, outer.filter((edge) => !isWall(edge)).map((edge) => rect(strip(edge, RAILING)))),
    group({ fill: INK }, outer.filter(isWall).map((edge) => rect(strip(edge, PARTY_WALL)))),
  ].join('\n');
}

/** A wall of `thick` centimetres outside an edge, long enough to meet the next railing at the corners. */
function strip({ side, from, to }: Edge, thick: number): Rect {
  const outward = OUTWARD[side];
  const { x, y, width, height } = boundsOf([from, to]);
  if (outward.x === 0) return { x: x - RAILING, y: outward.y < 0 ? y - thick : y, width: width + 2 * RAILING, height: thick };
  return { x: outward.x < 0 ? x - thick : x, y: y - RAILING, width: thick, height: height + 2 * RAILING };
}
