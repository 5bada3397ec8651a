import { OUTWARD, type Rect, type Side } from '../geometry/shapes.ts';
import type { Opening } from '../plan/openings.ts';
import type { Room } from '../plan/layout.ts';

const APPROACH = 55;
const BEFORE_WINDOW = 40;

/** The part of a room before an opening, `depth` deep. */
function zoneBefore({ from, side, hole }: Opening, letter: string, depth: number): Rect {
  const outward = OUTWARD[side];
  // Seen from `from` the room lies against the wall's direction, seen from the other side along it.
  const sign = from === letter ? -1 : 1;
  const x = outward.x * sign;
  const y = outward.y * sign;
  if (x !== 0) return { x: x > 0 ? hole.x + hole.width : hole.x - depth, y: hole.y, width: depth, height: hole.height };
  return { x: hole.x, y: y > 0 ? hole.y + hole.height : hole.y - depth, width: hole.width, height: depth };
}

/** An entrance is read from the inside, where its leaf opens. */
export const seenFrom = (opening: Opening): Opening =>
  opening.kind === 'entrance' ? { ...opening, from: opening.into, into: opening.from } : opening;

export const doorWidth = ({ side, hole }: Opening): number => (side === 'n' || side === 's' ? hole.width : hole.height);

export interface Zones {
  /** No furniture at all. */
  doors: Rect[];
  /** Nothing tall. */
  windows: Rect[];
  windowSides: Side[];
}

export function zonesOf(room: Room, openings: readonly Opening[]): Zones {
  const zones: Zones = { doors: [], windows: [], windowSides: [] };
  for (const opening of openings) {
    if (opening.from !== room.letter && opening.into !== room.letter) continue;
    const seen = seenFrom(opening);
    if (opening.kind === 'window') {
      zones.windows.push(zoneBefore(seen, room.letter, BEFORE_WINDOW));
      zones.windowSides.push(opening.side);
      continue;
    }
    const swings = opening.kind === 'entrance' || opening.into === room.letter;
    zones.doors.push(
      zoneBefore(seen, room.letter, swings && opening.kind !== 'balconyDoor' ? doorWidth(opening) : APPROACH),
    );
    if (opening.kind === 'balconyDoor') zones.windowSides.push(opening.side);
  }
  return zones;
}
