import type { Point, Rect, Side } from '../geometry/shapes.ts';
import { JAMB, PARTY_WALL } from '../plan/walls.ts';
import type { Layout } from '../plan/layout.ts';
import { CORE_DEPTH, type Core, coreWidth } from './core.ts';
import { depthOf, entranceOf, type Place, turnSide, widthOf } from './place.ts';

/** Between the faces of its walls, in centimetres. */
const CORRIDOR = 190;
/** Corridor before and behind the leaf of an entrance. */
const LANDING = 45;
/**
 * A remainder below this, in centimetres, goes to the stairs or to the walls, so that no slit remains between parts of
 * a house.
 */
const SLIT = 240;

export interface FloorFlat {
  layout: Layout;
  /** Whether its plan lies upside down on the sheet. */
  turned: boolean;
}

export interface PackedFloor {
  /** In the order of the flats. */
  places: readonly Place[];
  corridor: Rect;
  core: Core;
}

interface Item {
  width: number;
  /** Undefined is the core. */
  flat?: number;
  left?: true;
  right?: true;
}

/** Which end of the corridor a flat closes that has windows on both long sides of the house; undefined for one beside the corridor. */
function capOf({ layout, turned }: FloorFlat): Side | undefined {
  if (!layout.facade.includes('n') || !layout.facade.includes('s')) return undefined;
  const { side } = entranceOf({ layout, turned, at: { x: 0, y: 0 } });
  return turnSide(side, true);
}

/** The depth of a flat beside the corridor; a corner of it may reach round the corridor's end. */
function rowDepth(layout: Layout): number {
  const entrance = layout.openings.find(({ kind }) => kind === 'entrance');
  if (entrance?.side === 's') return depthOf(layout);
  return layout.grid.ys.at(-2) ?? 0;
}

/** Flats of one side of the corridor from left to right, corners at the ends. */
function rowOf(flats: readonly FloorFlat[], turned: boolean): Item[] {
  const items = flats.flatMap(({ layout, ...flat }, index): Item[] => {
    if (flat.turned !== turned || capOf({ layout, turned })) return [];
    const sides = layout.facade.map((side) => turnSide(side, turned));
    return [
      {
        width: widthOf(layout),
        flat: index,
        ...(sides.includes('w') && { left: true }),
        ...(sides.includes('e') && { right: true }),
      },
    ];
  });
  // Numbers go round the house clockwise.
  const ordered = turned ? items.toReversed() : items;
  return [
    ...ordered.filter(({ left }) => left),
    ...ordered.filter(({ left, right }) => !left && !right),
    ...ordered.filter(({ right }) => right),
  ];
}

const lengthOf = (row: readonly Item[]): number =>
  row.reduce((sum, { width }) => sum + width + PARTY_WALL, -PARTY_WALL);

function withCore(row: readonly Item[], width: number): Item[] {
  const free = row.filter(({ left, right }) => !left && !right).length;
  const lefts = row.filter(({ left }) => left).length;
  const at = lefts + Math.ceil(free / 2);
  return [...row.slice(0, at), { width }, ...row.slice(at)];
}

/** How far a corner flat of the other side reaches round the corridor's ends. */
function reachOf(row: readonly Item[], flats: readonly FloorFlat[], end: 'left' | 'right'): number {
  const corner = row.find((item) => item[end]);
  const flat = corner?.flat === undefined ? undefined : flats[corner.flat];
  if (!flat || rowDepth(flat.layout) === depthOf(flat.layout)) return 0;
  const { hole } = entranceOf({ ...flat, at: { x: 0, y: 0 } });
  return end === 'left' ? hole.x + hole.width : widthOf(flat.layout) - hole.x;
}

/** Puts the flats of a floor on both sides of a corridor, those that look through at its ends. */
export function packFloor(flats: readonly FloorFlat[], lifts: number): PackedFloor {
  const rows = [rowOf(flats, false), rowOf(flats, true)] as const;
  const below = lengthOf(rows[1]) <= lengthOf(rows[0]);
  const [upper, lower] = below
    ? [rows[0], withCore(rows[1], coreWidth(lifts))]
    : [withCore(rows[0], coreWidth(lifts)), rows[1]];
  const room = (own: readonly Item[], other: readonly Item[]) => ({
    from: reachOf(other, flats, 'left'),
    to: reachOf(other, flats, 'right'),
    length: lengthOf(own),
  });
  const spans = [room(upper, lower), room(lower, upper)] as const;
  const length = Math.max(...spans.map(({ from, to, length: own }) => from + own + to));

  const places: Place[] = [];
  let core: PackedFloor['core'] | undefined;
  [upper, lower].forEach((row, index) => {
    const { from, to, length: own } = spans[index] ?? { from: 0, to: 0, length: 0 };
    const slack = length - from - to - own;
    const isSlit = slack < SLIT;
    const hasCore = row.some(({ flat }) => flat === undefined);
    const gap = isSlit && !hasCore ? slack / Math.max(1, row.length - 1) : 0;
    const rest = isSlit ? 0 : slack;
    let x = from + (row.some(({ left }) => left) ? 0 : row.some(({ right }) => right) ? rest : rest / 2);
    for (const { width, flat } of row) {
      const left = Math.round(x);
      const wide = flat === undefined && isSlit ? width + slack : width;
      x += wide + PARTY_WALL + gap;
      if (flat === undefined) {
        const y = index === 1 ? CORRIDOR + PARTY_WALL : -PARTY_WALL - CORE_DEPTH;
        core = { x: left, y, width: wide, height: CORE_DEPTH, lifts, below: index === 1 };
        continue;
      }
      const { layout, turned } = flats[flat] as FloorFlat;
      const y = turned ? CORRIDOR + PARTY_WALL - (depthOf(layout) - rowDepth(layout)) : -PARTY_WALL - rowDepth(layout);
      places[flat] = { layout, turned, at: { x: left, y } };
    }
  });
  flats.forEach((flat, index) => {
    const cap = capOf(flat);
    if (!cap) return;
    const { hole } = entranceOf({ ...flat, at: { x: 0, y: 0 } });
    const at: Point = {
      x: cap === 'e' ? length + PARTY_WALL : -PARTY_WALL - widthOf(flat.layout),
      y: CORRIDOR / 2 - Math.round(hole.y + hole.height / 2),
    };
    places[index] = { ...flat, at };
  });
  if (!core) throw new Error('a floor without stairs');
  return { places, core, corridor: corridorTo(places, core) };
}

/** As long as the entrances and the stairs need it, and no longer than from one entrance at its end to the other. */
function corridorTo(places: readonly Place[], core: Rect): Rect {
  const entrances = places.map((place) => entranceOf(place));
  const along = entrances
    .filter(({ side }) => side === 'n' || side === 's')
    .flatMap(({ hole }) => [hole.x - LANDING, hole.x + hole.width + LANDING]);
  const positions = [...along, core.x + JAMB, core.x + core.width - JAMB];
  const starts = entrances.filter(({ side }) => side === 'e').map(({ hole }) => hole.x + hole.width);
  const ends = entrances.filter(({ side }) => side === 'w').map(({ hole }) => hole.x);
  const from = starts[0] ?? Math.min(...positions);
  return { x: from, y: 0, width: (ends[0] ?? Math.max(...positions)) - from, height: CORRIDOR };
}
