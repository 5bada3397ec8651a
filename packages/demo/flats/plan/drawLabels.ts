import { contains } from '../geometry/rectilinear.ts';
import { boundsOf, centreOf, distance, grow, overlaps, type Point, type Rect } from '../geometry/shapes.ts';
import type { Item } from '../furniture/furnish.ts';
import { zonesOf } from '../furniture/zones.ts';
import { FIGURES, FLOOR, INK, WEIGHT } from './ink.ts';
import type { Layout, Room } from './layout.ts';
import { figure, group, path, segment, tag } from './svg.ts';

const LABEL = { width: 62, height: 58 };
const STEP = 8;

/** Rooms below this, m², get smaller figures. */
const SMALL = 4;
const CLEARANCE = 8;

/**
 * The room's number in the list of spaces over its area: figures alone, so one drawing serves both languages.
 * @param scale of the figures: larger sheets are shown smaller.
 */
export function drawLabels(layout: Layout, furniture: ReadonlyMap<string, readonly Item[]>, scale: number): string {
  return group(
    { 'font-family': 'sans-serif', 'text-anchor': 'middle' },
    layout.rooms.map((room, index) => {
      const size = room.area < SMALL ? Math.max(0.8, scale * 0.8) : scale;
      return label(room, index + 1, labelPlace(room, layout, furniture.get(room.letter) ?? [], size), size);
    }),
  );
}

function label(room: Room, number: number, { x, y }: Point, size: number): string {
  const transform = `translate(${figure(x)} ${figure(y)})scale(${figure(size)})`;
  const drawn = [
    tag('rect', { x: -LABEL.width / 2, y: -LABEL.height / 2, ...LABEL, rx: 6, fill: FLOOR, 'fill-opacity': 0.85 }),
    tag('text', { y: -7, 'font-size': 19, fill: FIGURES }, String(number)),
    path(segment({ x: -22, y: 0 }, { x: 22, y: 0 }), { stroke: INK, 'stroke-width': WEIGHT.dimension }),
    tag('text', { y: 24, 'font-size': 24, fill: INK }, room.area.toFixed(1)),
  ];
  return tag('g', { transform }, drawn.join(''));
}

/** The free place nearest to the middle of the room's largest part; when all is taken, the least covered one. */
function labelPlace(room: Room, layout: Layout, items: readonly Item[], size: number): Point {
  const bounds = boundsOf(room.polygon);
  const [largest] = room.slabs.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const middle = centreOf(largest ?? bounds);
  const doors = zonesOf(room, layout.openings).doors;
  const width = LABEL.width * size;
  const height = LABEL.height * size;
  let best = middle;
  let bestScore = -Infinity;
  for (let x = bounds.x + width / 2; x <= bounds.x + bounds.width - width / 2; x += STEP) {
    for (let y = bounds.y + height / 2; y <= bounds.y + bounds.height - height / 2; y += STEP) {
      const place: Rect = { x: x - width / 2, y: y - height / 2, width, height };
      if (!contains(room.slabs, place)) continue;
      const atTheWall = contains(room.slabs, grow(place, CLEARANCE)) ? 0 : 100;
      const covered =
        items.filter(
          (item) => overlaps(grow(item.rect, 4), place) || (item.kind === 'desk' && overlaps(item.front, place)),
        ).length * 600;
      const inTheWay = doors.filter((zone) => overlaps(zone, place)).length * 250;
      const score = -covered - inTheWay - atTheWall - distance({ x, y }, middle);
      if (score <= bestScore) continue;
      best = { x, y };
      bestScore = score;
    }
  }
  return best;
}
