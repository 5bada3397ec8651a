import { contains } from '../geometry/rectilinear.ts';
import { boundsOf, centreOf, distance, grow, overlaps, type Point, type Rect, type Side } from '../geometry/shapes.ts';
import type { Layout, Room } from '../plan/layout.ts';
import type { ItemKind, Piece } from './items.ts';
import { FURNISHING } from './sets.ts';
import { placesFor } from './places.ts';
import { type Zones, zonesOf } from './zones.ts';

export interface Item {
  kind: ItemKind;
  rect: Rect;
  /** Kept free in front of it. */
  front: Rect;
  /** The wall behind its back. */
  back: Side;
}

export function furnish(layout: Layout): Map<string, Item[]> {
  return new Map(layout.rooms.map((room) => [room.letter, furnishRoom(room, zonesOf(room, layout.openings))]));
}

function furnishRoom(room: Room, zones: Zones): Item[] {
  for (const { needed, extra } of FURNISHING[room.kind]) {
    const items = placeAll(needed, room, zones, []);
    if (items.length === needed.length) return placeAll(extra, room, zones, items);
  }
  throw new Error(`${room.letter} (${room.kind}, ${room.area} m²) cannot be furnished`);
}

/** `placed` and those of the pieces that fit beside them. */
function placeAll(pieces: readonly Piece[], room: Room, zones: Zones, placed: readonly Item[]): Item[] {
  const items = [...placed];
  for (const piece of pieces) {
    const { opposite } = piece.likes;
    if (opposite && !items.some(({ kind }) => kind === opposite)) continue;
    const item = place(piece, room, zones, items);
    if (item) items.push(item);
  }
  return items;
}

function place(piece: Piece, room: Room, zones: Zones, items: readonly Item[]): Item | undefined {
  for (const [width, depth] of piece.variants) {
    let best: Item | undefined;
    let bestScore = -Infinity;
    for (const candidate of placesFor(piece, width, depth, room)) {
      if (!fits(piece, candidate, room, zones, items)) continue;
      const score = scoreOf(piece, candidate, room, zones, items);
      if (score <= bestScore) continue;
      best = candidate;
      bestScore = score;
    }
    if (best) return best;
  }
  return undefined;
}

/** Free-standing furniture and everything else keep this much apart, to walk between them. */
const AROUND = 25;

function fits(piece: Piece, { rect, front }: Item, room: Room, zones: Zones, items: readonly Item[]): boolean {
  if (!contains(room.slabs, rect) || !contains(room.slabs, front)) return false;
  if (zones.doors.some((zone) => overlaps(zone, rect))) return false;
  if (piece.tall && zones.windows.some((zone) => overlaps(zone, rect))) return false;
  const body = piece.free ? grow(rect, AROUND) : rect;
  return items.every((other) => {
    const sharesFront = piece.kind === 'console' && other.kind === 'sofa';
    const clearance = other.kind === 'table' ? grow(other.rect, AROUND) : other.rect;
    return !overlaps(body, clearance) && (sharesFront || !overlaps(rect, other.front)) && !overlaps(front, other.rect);
  });
}

function scoreOf({ likes }: Piece, { rect, back }: Item, room: Room, zones: Zones, items: readonly Item[]): number {
  const centre = centreOf(rect);
  const bounds = boundsOf(room.polygon);
  let score = 0;
  if (likes.window && zones.windows.length) score -= likes.window * nearest(centre, zones.windows);
  if (likes.door && zones.doors.length) score -= likes.door * nearest(centre, zones.doors);
  if (likes.windowWall && zones.windowSides.includes(back)) score += likes.windowWall;
  if (likes.corner) score += likes.corner * cornersTouched(rect, room.polygon);
  if (likes.middle) score -= (likes.middle / 100) * offCentre(centre, bounds, back);
  const partner = items.find(({ kind }) => kind === likes.opposite);
  if (partner) {
    const faces = OPPOSITE[partner.back] === back;
    score += faces ? 500 - offCentre(centre, partner.rect, back) * 4 : 0;
  }
  const mate = items.find(({ kind }) => kind === likes.near);
  if (mate) score -= distance(centre, centreOf(mate.rect)) * 0.5;
  return score;
}

const OPPOSITE: Record<Side, Side> = { n: 's', s: 'n', e: 'w', w: 'e' };

const nearest = (point: Point, zones: readonly Rect[]): number =>
  Math.min(...zones.map((zone) => distance(point, centreOf(zone))));

const offCentre = (point: Point, around: Rect, back: Side): number => {
  const middle = centreOf(around);
  return back === 'n' || back === 's' ? Math.abs(point.x - middle.x) : Math.abs(point.y - middle.y);
};

function cornersTouched(rect: Rect, polygon: readonly Point[]): number {
  const corners = [rect.x, rect.x + rect.width].flatMap((x) => [rect.y, rect.y + rect.height].map((y) => ({ x, y })));
  return polygon.some(({ x, y }) => corners.some((corner) => corner.x === x && corner.y === y)) ? 1 : 0;
}
