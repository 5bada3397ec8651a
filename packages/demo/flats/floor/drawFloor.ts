import { KINDS } from '../data/kinds.ts';
import { boundsOf, grow, overlaps, type Point, type Rect, type Side } from '../geometry/shapes.ts';
import { drawOpenings } from '../plan/drawOpenings.ts';
import { openSpace } from '../plan/drawOpenSpace.ts';
import { FIGURES, FLOOR, INK, OPEN_FLOOR, PAPER, WEIGHT, WET_FLOOR } from '../plan/ink.ts';
import { isOpen, type Layout } from '../plan/layout.ts';
import { figure, group, outline, path, rectTag, tag } from '../plan/svg.ts';
import { FACADE_WALL, PARTY_WALL } from '../plan/walls.ts';
import { drawCore } from './core.ts';
import type { PackedFloor } from './pack.ts';
import { outlineOfPlace, type Place } from './place.ts';

const MARGIN = 50;
const ARROW = 150;
/** Pixels of the picture for a centimetre of the house. */
export const SCALE = 0.5;

interface FloorSheet {
  svg: string;
  /** Moves a point of the packed floor onto the sheet, in centimetres. */
  toSheet: (point: Point) => Point;
}

export function drawFloor(floor: PackedFloor, up: Side): FloorSheet {
  const taken = [
    ...floor.places.map((place) => boundsOf(outlineOfPlace(place))),
    grow(floor.core, FACADE_WALL),
    grow(floor.corridor, FACADE_WALL),
  ];
  const bounds = grow(
    boundsOf(
      taken.flatMap(({ x, y, width, height }) => [
        { x, y },
        { x: x + width, y: y + height },
      ]),
    ),
    MARGIN,
  );
  const arrow = arrowPlace(bounds, taken);
  const drawnCore = drawCore(floor.core);
  const drawing = [
    ...floor.places.map((place) => turned(place, openSpaces(place.layout))),
    group(
      { fill: INK },
      floor.places.map((place) => turned(place, path(outline(place.layout.shell)))),
    ),
    rectTag(grow(floor.corridor, PARTY_WALL), { fill: INK }),
    drawnCore.shell,
    rectTag(floor.corridor, { fill: OPEN_FLOOR }),
    ...corridorWindows(floor),
    ...floor.places.map((place) => turned(place, rooms(place.layout))),
    drawnCore.inside,
    ...floor.places.map((place) => turned(place, drawOpenings(place.layout.openings))),
    northArrow(arrow.point, up),
  ];
  const sheet = arrow.sheet;
  const width = Math.ceil(sheet.width * SCALE);
  const height = Math.ceil(sheet.height * SCALE);
  const inside = [
    rectTag({ x: 0, y: 0, width, height }, { fill: PAPER }),
    tag(
      'g',
      { transform: `scale(${SCALE})translate(${figure(-sheet.x)} ${figure(-sheet.y)})` },
      `\n${drawing.join('\n')}\n`,
    ),
  ];
  return {
    svg: `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }, `\n${inside.join('\n')}\n`)}\n`,
    toSheet: ({ x, y }) => ({ x: x - sheet.x, y: y - sheet.y }),
  };
}

const WINDOW = 120;

/** Where nothing is built behind an end of the corridor, daylight comes in. */
function corridorWindows({ corridor, places, core }: PackedFloor): string[] {
  const taken = [...places.map((place) => boundsOf(outlineOfPlace(place))), core];
  return [corridor.x - PARTY_WALL, corridor.x + corridor.width].flatMap((x) => {
    const hole = { x, y: corridor.y + (corridor.height - WINDOW) / 2, width: PARTY_WALL, height: WINDOW };
    if (taken.some((each) => overlaps(each, grow(hole, PARTY_WALL)))) return [];
    return [
      rectTag({ ...hole, x: x - 1, width: PARTY_WALL + 2 }, { fill: PAPER, stroke: INK, 'stroke-width': WEIGHT.glass }),
    ];
  });
}

function turned({ layout, turned: upsideDown, at }: Place, drawn: string): string {
  const { xs, ys } = layout.grid;
  const transform = upsideDown
    ? `translate(${at.x + (xs.at(-1) ?? 0)} ${at.y + (ys.at(-1) ?? 0)})rotate(180)`
    : `translate(${at.x} ${at.y})`;
  return drawn === '' ? '' : tag('g', { transform }, drawn);
}

const openSpaces = (layout: Layout): string =>
  layout.rooms
    .filter(({ letter }) => isOpen(letter))
    .map((room) => openSpace(room, layout))
    .join('');

function rooms(layout: Layout): string {
  const heated = layout.rooms.filter(({ letter }) => !isOpen(letter));
  const shapes = (wet: boolean): string =>
    heated
      .filter(({ kind }) => (KINDS[kind].wet === true) === wet)
      .map(({ polygon }) => outline(polygon))
      .join('');
  return path(shapes(false), { fill: FLOOR }) + path(shapes(true), { fill: WET_FLOOR });
}

/** A corner of the sheet in which nothing is built; the sheet grows by a strip where there is none. */
function arrowPlace(bounds: Rect, taken: readonly Rect[]): { point: Point; sheet: Rect } {
  const right = bounds.x + bounds.width - ARROW;
  const bottom = bounds.y + bounds.height - ARROW;
  const corners = [
    { x: right, y: bounds.y },
    { x: bounds.x, y: bounds.y },
    { x: right, y: bottom },
    { x: bounds.x, y: bottom },
  ];
  const free = corners.find(
    (corner) => !taken.some((rect_) => overlaps(rect_, { ...corner, width: ARROW, height: ARROW })),
  );
  if (free) return { point: { x: free.x + ARROW / 2, y: free.y + ARROW / 2 }, sheet: bounds };
  const sheet = { ...bounds, y: bounds.y - ARROW + MARGIN, height: bounds.height + ARROW - MARGIN };
  return { point: { x: right + ARROW / 2, y: sheet.y + ARROW / 2 }, sheet };
}

const TURNS: Record<Side, number> = { n: 0, e: -90, s: 180, w: 90 };

/** The needle of a compass without a letter, so that one drawing serves both languages. */
function northArrow({ x, y }: Point, up: Side): string {
  const needle = [
    path('M0 -62L17 6L0 -4Z', { fill: INK }),
    path('M0 -62L-17 6L0 -4Z', { fill: PAPER, stroke: INK, 'stroke-width': WEIGHT.wall }),
    tag('circle', { cx: 0, cy: -4, r: 46, fill: 'none', stroke: FIGURES, 'stroke-width': WEIGHT.wall }),
  ];
  return tag('g', { transform: `translate(${figure(x)} ${figure(y)})rotate(${TURNS[up]})` }, needle.join(''));
}
