import { KIND_ORDER, KINDS, type Kind, kindOf } from '../data/kinds.ts';
import type { FlatType } from '../data/flatType.ts';
import { type Edge, type Grid, joinEdges, OUTSIDE, outlineOf } from '../geometry/grid.ts';
import { offsetOutline } from '../geometry/offset.ts';
import { slabsOf } from '../geometry/rectilinear.ts';
import { type Point, polygonArea, type Rect, type Side } from '../geometry/shapes.ts';
import { mirrorSide, type Opening, readDoors, readWindows } from './openings.ts';
import { FACADE_WALL, HALF_PARTITION, PARTY_WALL } from './walls.ts';

export interface Room {
  letter: string;
  kind: Kind;
  /** Between the faces of its walls. */
  polygon: readonly Point[];
  slabs: readonly Rect[];
  edges: readonly Edge[];
  /** m², with the coefficient of open spaces, to one decimal. */
  area: number;
}

export interface Layout {
  grid: Grid;
  /** In the order of the list of spaces, which the plan's numbers refer to. */
  rooms: readonly Room[];
  openings: readonly Opening[];
  facade: readonly Side[];
  /** The outer face of the walls around the heated rooms. */
  shell: readonly Point[];
  roomCount: number;
  totalArea: number;
  livingArea: number;
  kitchenArea: number;
}

/** @param shape grid lines already stretched to the target size, in centimetres. */
export function buildLayout(type: FlatType, shape: Pick<Grid, 'xs' | 'ys'>, mirrored: boolean): Layout {
  const rows = type.rows.map(([, cells]) => cells.split(' '));
  const grid: Grid = { ...shape, rows: rows.map((cells) => (mirrored ? cells.toReversed() : cells).join('')) };
  const letters = [...new Set(rows.flat())].filter((letter) => letter !== OUTSIDE);
  const rooms = letters
    .map((letter) => buildRoom(grid, letter))
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
  const edges = new Map(rooms.map((room) => [room.letter, room.edges]));
  const edgesOf = (letter: string): readonly Edge[] => edges.get(letter) ?? [];
  const facade = type.facade.map((side) => mirrorSide(side, mirrored));
  const heated = outlineOf(grid, new Set(letters.filter((letter) => !isOpen(letter))));
  const shell = offsetOutline(heated, ({ side, neighbour }) =>
    neighbour !== OUTSIDE || facade.includes(side) ? -FACADE_WALL : -PARTY_WALL,
  );
  return {
    grid,
    rooms,
    openings: [...readDoors(type.doors, edgesOf, mirrored), ...readWindows(type.windows, edgesOf, mirrored)],
    facade,
    shell,
    roomCount: rooms.filter(({ kind }) => KINDS[kind].living).length,
    totalArea: sumOf(rooms),
    livingArea: sumOf(rooms.filter(({ kind }) => KINDS[kind].living)),
    kitchenArea: sumOf(rooms.filter(({ kind }) => KINDS[kind].kitchen)),
  };
}

export const isOpen = (letter: string): boolean => letter !== OUTSIDE && KINDS[kindOf(letter)].open === true;

function buildRoom(grid: Grid, letter: string): Room {
  const kind = kindOf(letter);
  const outline = outlineOf(grid, new Set([letter]));
  const polygon = offsetOutline(outline, ({ neighbour }) => insetOf(letter, neighbour));
  const area = Math.round((polygonArea(polygon) / 1000) * KINDS[kind].coefficient) / 10;
  return { letter, kind, polygon, slabs: slabsOf(polygon), edges: joinEdges(outline), area };
}

function insetOf(letter: string, neighbour: string): number {
  if (neighbour === OUTSIDE) return 0;
  if (isOpen(letter)) return isOpen(neighbour) ? HALF_PARTITION : FACADE_WALL;
  return isOpen(neighbour) ? 0 : HALF_PARTITION;
}

const sumOf = (rooms: readonly Room[]): number => Math.round(rooms.reduce((sum, { area }) => sum + area * 10, 0)) / 10;
