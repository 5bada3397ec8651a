import { furnish } from '../furniture/furnish.ts';
import { KINDS } from '../data/kinds.ts';
import { grow, type Rect } from '../geometry/shapes.ts';
import { drawDimensions } from './drawDimensions.ts';
import { drawFurniture } from './drawFurniture.ts';
import { drawLabels } from './drawLabels.ts';
import { drawOpenings } from './drawOpenings.ts';
import { openSpace } from './drawOpenSpace.ts';
import { FLOOR, INK, PAPER, WET_FLOOR } from './ink.ts';
import { isOpen, type Layout, type Room } from './layout.ts';
import { figure, outline, path, rectTag, tag } from './svg.ts';
import { FACADE_WALL } from './walls.ts';

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
  const viewBox: Rect = {
    x: sheet.x - left,
    y: sheet.y - left,
    width: sheet.width + left,
    height: sheet.height + left,
  };
  const scale = Math.max(1, viewBox.width / FULL_SIZE, viewBox.height / FULL_SIZE);
  const openRooms = layout.rooms.filter(({ letter }) => isOpen(letter));
  const parts = [
    rectTag(viewBox, { fill: PAPER }),
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

const floor = ({ polygon, kind }: Room): string =>
  path(outline(polygon), { fill: KINDS[kind].wet ? WET_FLOOR : FLOOR });
