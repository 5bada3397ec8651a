import { type Edge, lengthOf, OUTSIDE, spanOf } from '../geometry/grid.ts';
import { isHorizontal, type Rect, type Side } from '../geometry/shapes.ts';
import { FACADE_WALL, HALF_PARTITION, JAMB, PARTY_WALL } from './walls.ts';

export interface Opening {
  kind: 'door' | 'passage' | 'entrance' | 'window' | 'balconyDoor';
  /** The two sides; for a leaf, `into` is where it swings. */
  from: string;
  into: string;
  /** The wall's direction seen from `from`. */
  side: Side;
  /** The hole in the wall, the whole depth of the wall. */
  hole: Rect;
  /** The leaf hangs at the end with the larger coordinate. */
  hingedAtEnd: boolean;
}

type EdgesOf = (letter: string) => readonly Edge[];

const WIDTHS: Record<Exclude<Opening['kind'], 'window'>, number> = {
  door: 85,
  passage: 130,
  entrance: 95,
  balconyDoor: 185,
};
const NARROW_DOOR = 72;
const NARROW_ROOMS = 'WTXYGNP';

const DOOR = /^(?<from>[A-Z.])(?<how>[>=|])(?<into>[A-Z])(?::(?<side>[nesw]))?(?:@(?<place>[amz]))?$/;
const WINDOW = /^(?<room>[A-Z]):(?<side>[nesw])(?<width>\d(?:\.\d)?)$/;

const FLIPPED: Record<Side, Side> = { n: 'n', s: 's', e: 'w', w: 'e' };
export const mirrorSide = (side: Side, mirrored: boolean): Side => (mirrored ? FLIPPED[side] : side);

export function readDoors(text: string, edgesOf: EdgesOf, mirrored: boolean): Opening[] {
  return text.split(' ').map((word) => {
    const parts = DOOR.exec(word)?.groups;
    const { from, how, into, side, place = 'm' } = parts ?? {};
    if (!from || !into) throw new Error(`cannot read the door ${word}`);
    const entrance = from === OUTSIDE;
    const kind = entrance ? 'entrance' : how === '|' ? 'balconyDoor' : how === '=' ? 'passage' : 'door';
    const targetSide = side ? mirrorSide(side as Side, mirrored) : undefined;
    const edge = longestEdge(edgesOf(entrance ? into : from), entrance ? OUTSIDE : into, targetSide);
    if (!edge) throw new Error(`no wall for the door ${word}`);
    const width =
      kind === 'door' && (NARROW_ROOMS.includes(into) || NARROW_ROOMS.includes(from)) ? NARROW_DOOR : WIDTHS[kind];
    const flip = mirrored && isHorizontal(edge.side);
    const end = place === (flip ? 'a' : 'z');
    const start = place === 'm' ? middleOf(edge, width) : end ? spanOf(edge)[1] - JAMB - width : spanOf(edge)[0] + JAMB;
    const hole = holeIn(
      edge,
      start,
      width,
      kind === 'entrance' ? PARTY_WALL : kind === 'balconyDoor' ? FACADE_WALL : 0,
    );
    return {
      kind,
      from,
      into,
      side: edge.side,
      hole: inSpan(edge, hole, word),
      hingedAtEnd: place === 'm' ? flip : end,
    };
  });
}

export function readWindows(text: string, edgesOf: EdgesOf, mirrored: boolean): Opening[] {
  const words = text.split(' ');
  return words.map((word, index) => {
    const { room, side, width } = WINDOW.exec(word)?.groups ?? {};
    if (!room || !side || !width) throw new Error(`cannot read the window ${word}`);
    const edge = longestEdge(edgesOf(room), OUTSIDE, mirrorSide(side as Side, mirrored));
    if (!edge) throw new Error(`no wall for the window ${word}`);
    const alike = words.filter((other) => other === word).length;
    const turn = words.slice(0, index).filter((other) => other === word).length;
    const wide = Math.min(Number(width) * 100, lengthOf(edge) / alike - 2 * JAMB);
    const start = spanOf(edge)[0] + Math.round((lengthOf(edge) / alike) * (turn + 0.5) - wide / 2);
    const hole = inSpan(edge, holeIn(edge, start, Math.round(wide), FACADE_WALL), word);
    return { kind: 'window', from: room, into: OUTSIDE, side: edge.side, hole, hingedAtEnd: false };
  });
}

function longestEdge(edges: readonly Edge[], neighbour: string, side: Side | undefined): Edge | undefined {
  const fitting = edges.filter((edge) => edge.neighbour === neighbour && (!side || edge.side === side));
  return fitting.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

const middleOf = (edge: Edge, width: number): number => Math.round((spanOf(edge)[0] + spanOf(edge)[1] - width) / 2);

/** `outer` is how far the wall goes outwards from the line; 0 for a partition that stands astride it. */
function holeIn({ side, from }: Edge, start: number, width: number, outer: number): Rect {
  const before = outer === 0 ? HALF_PARTITION : side === 'n' || side === 'w' ? outer : 0;
  const depth = outer === 0 ? 2 * HALF_PARTITION : outer;
  return isHorizontal(side)
    ? { x: start, y: from.y - before, width, height: depth }
    : { x: from.x - before, y: start, width: depth, height: width };
}

function inSpan(edge: Edge, hole: Rect, word: string): Rect {
  const [start, end] = spanOf(edge);
  const [from, length] = isHorizontal(edge.side) ? [hole.x, hole.width] : [hole.y, hole.height];
  if (from < start + HALF_PARTITION || from + length > end - HALF_PARTITION) {
    throw new Error(`${word} is wider than its wall`);
  }
  return hole;
}
