import { isHorizontal, type Point, type Side } from './shapes.ts';

/** Outside the flat: the street, the stairs, the neighbours. */
export const OUTSIDE = '.';

export interface Grid {
  /** Positions of the grid lines. */
  xs: readonly number[];
  ys: readonly number[];
  /** One string a row, one letter a cell. */
  rows: readonly string[];
}

/** A straight piece of a room's outline with one neighbour behind it. */
export interface Edge {
  side: Side;
  /** What is behind it. */
  neighbour: string;
  from: Point;
  to: Point;
}

const cellAt = (grid: Grid, column: number, row: number): string => grid.rows[row]?.[column] ?? OUTSIDE;

const line = (lines: readonly number[], index: number): number => {
  const value = lines[index];
  if (value === undefined) throw new Error(`no grid line ${index}`);
  return value;
};

/** The outline of the cells whose letter is among `letters`, clockwise, cell edge by cell edge. */
export function outlineOf(grid: Grid, letters: ReadonlySet<string>): Edge[] {
  const edges = new Map<string, Edge>();
  const add = (side: Side, neighbour: string, from: Point, to: Point): void => {
    if (letters.has(neighbour)) return;
    const key = `${from.x},${from.y}`;
    if (edges.has(key)) throw new Error(`${[...letters].join('')} touches itself in a corner at ${key}`);
    edges.set(key, { side, neighbour, from, to });
  };
  grid.rows.forEach((row, y) => {
    row.split('').forEach((letter, x) => {
      if (!letters.has(letter)) return;
      const left = line(grid.xs, x);
      const right = line(grid.xs, x + 1);
      const top = line(grid.ys, y);
      const bottom = line(grid.ys, y + 1);
      add('n', cellAt(grid, x, y - 1), { x: left, y: top }, { x: right, y: top });
      add('e', cellAt(grid, x + 1, y), { x: right, y: top }, { x: right, y: bottom });
      add('s', cellAt(grid, x, y + 1), { x: right, y: bottom }, { x: left, y: bottom });
      add('w', cellAt(grid, x - 1, y), { x: left, y: bottom }, { x: left, y: top });
    });
  });
  return chain(edges);
}

function chain(edges: ReadonlyMap<string, Edge>): Edge[] {
  const [first] = edges.values();
  if (!first) throw new Error('no such room in the grid');
  const loop = [first];
  for (let edge = edges.get(keyOf(first.to)); edge && edge !== first; edge = edges.get(keyOf(edge.to))) loop.push(edge);
  if (loop.length !== edges.size) throw new Error('a room is in two pieces or has a hole');
  return loop;
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** Joins pieces that go on in one line past one neighbour. */
export function joinEdges(edges: readonly Edge[]): Edge[] {
  const joined: Edge[] = [];
  for (const edge of edges) {
    const last = joined.at(-1);
    if (last && last.side === edge.side && last.neighbour === edge.neighbour && keyOf(last.to) === keyOf(edge.from)) {
      last.to = edge.to;
    } else joined.push({ ...edge });
  }
  const first = joined[0];
  const last = joined.at(-1);
  if (
    first &&
    last &&
    first !== last &&
    first.side === last.side &&
    first.neighbour === last.neighbour &&
    keyOf(last.to) === keyOf(first.from)
  ) {
    first.from = last.from;
    joined.pop();
  }
  return joined;
}

export const lengthOf = ({ from, to }: Edge): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

/** The smaller and the larger coordinate along the edge. */
export function spanOf({ side, from, to }: Edge): [number, number] {
  return isHorizontal(side)
    ? [Math.min(from.x, to.x), Math.max(from.x, to.x)]
    : [Math.min(from.y, to.y), Math.max(from.y, to.y)];
}
