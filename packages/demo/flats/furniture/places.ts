import { boundsOf, type Point, type Rect, type Side } from '../geometry/shapes.ts';
import type { Room } from '../plan/layout.ts';
import type { Item } from './furnish.ts';
import type { Piece } from './items.ts';

/** Finer steps find more places and cost more time. */
const STEP = 10;

/** Every place where a piece could stand, before its neighbours are checked. */
export function* placesFor(piece: Piece, width: number, depth: number, room: Room): Generator<Item> {
  if (piece.free) yield* freePlaces(piece, width, depth, room);
  else yield* wallPlaces(piece, width, depth, room);
}

function* freePlaces({ kind }: Piece, width: number, depth: number, room: Room): Generator<Item> {
  const bounds = boundsOf(room.polygon);
  for (const [wide, deep, back] of [
    [width, depth, 'n'],
    [depth, width, 'e'],
  ] as const) {
    for (let x = bounds.x + STEP; x + wide <= bounds.x + bounds.width - STEP; x += STEP) {
      for (let y = bounds.y + STEP; y + deep <= bounds.y + bounds.height - STEP; y += STEP) {
        const rect = { x, y, width: wide, height: deep };
        yield { kind, rect, front: rect, back };
      }
    }
  }
}

function* wallPlaces({ kind, front }: Piece, width: number, depth: number, room: Room): Generator<Item> {
  let from = room.polygon.at(-1);
  for (const to of room.polygon) {
    if (from) {
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      for (const start of starts(length - width)) {
        yield { kind, ...standing(from, to, start, width, depth, front) };
      }
    }
    from = to;
  }
}

/** Both corners, the middle, and steps between. */
function* starts(room: number): Generator<number> {
  if (room < 0) return;
  yield 0;
  yield room;
  yield Math.floor(room / 2);
  for (let at = STEP; at < room; at += STEP) yield at;
}

/** The polygon is clockwise, so the room is on the right of the wall that runs from `from` to `to`. */
function standing(
  from: Point,
  to: Point,
  start: number,
  width: number,
  depth: number,
  front: number,
): { rect: Rect; front: Rect; back: Side } {
  if (to.x > from.x) {
    const rect = { x: from.x + start, y: from.y, width, height: depth };
    return { rect, front: { ...rect, y: rect.y + depth, height: front }, back: 'n' };
  }
  if (to.x < from.x) {
    const rect = { x: from.x - start - width, y: from.y - depth, width, height: depth };
    return { rect, front: { ...rect, y: rect.y - front, height: front }, back: 's' };
  }
  if (to.y > from.y) {
    const rect = { x: from.x - depth, y: from.y + start, width: depth, height: width };
    return { rect, front: { ...rect, x: rect.x - front, width: front }, back: 'e' };
  }
  const rect = { x: from.x, y: from.y - start - width, width: depth, height: width };
  return { rect, front: { ...rect, x: rect.x + depth, width: front }, back: 'w' };
}
