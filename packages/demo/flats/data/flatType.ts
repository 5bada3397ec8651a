import type { Side } from '../geometry/shapes.ts';

/**
 * A type of flat, drawn in letters (kinds.ts) over a grid of metres: a room is the cells of one letter.
 *
 * - doors, one word each: `H>A` a door of H that opens into A, `H=K` an opening without a leaf, `.>H` the entrance, `A|L` a glazed
 *   door with its window to a loggia. `:n` picks the wall (north of the first room; of the second for `.`), `@a` `@m` `@z` the
 *   start, middle or end of that wall.
 * - windows: room, wall, and the width in metres: `A:n1.6`.
 */
export interface FlatType {
  columns: readonly number[];
  rows: readonly (readonly [depth: number, cells: string])[];
  doors: string;
  windows: string;
  /** Sides of the flat that are the house's facade. */
  facade: readonly Side[];
}
