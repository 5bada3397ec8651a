import type { Edge } from './grid.ts';
import { isHorizontal, OUTWARD, type Point } from './shapes.ts';

/** Moves every edge of a clockwise outline inwards by its own distance (outwards when negative) and joins the corners. */
export function offsetOutline(outline: readonly Edge[], insetOf: (edge: Edge) => number): Point[] {
  const points: Point[] = [];
  outline.forEach((edge, index) => {
    const next = outline[(index + 1) % outline.length];
    if (!next) return;
    const here = lineOf(edge, insetOf(edge));
    const there = lineOf(next, insetOf(next));
    const horizontal = isHorizontal(edge.side);
    if (horizontal !== isHorizontal(next.side)) {
      points.push(horizontal ? { x: there, y: here } : { x: here, y: there });
    } else if (here !== there) {
      points.push(horizontal ? { x: edge.to.x, y: here } : { x: here, y: edge.to.y });
      points.push(horizontal ? { x: edge.to.x, y: there } : { x: there, y: edge.to.y });
    }
  });
  return points;
}

function lineOf({ side, from }: Edge, inset: number): number {
  const outward = OUTWARD[side];
  return isHorizontal(side) ? from.y - outward.y * inset : from.x - outward.x * inset;
}
