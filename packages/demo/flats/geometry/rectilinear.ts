import { overlapArea, type Point, type Rect } from './shapes.ts';

/** Cuts a rectilinear polygon into rectangles that do not overlap: vertical slabs between its corners. */
export function slabsOf(polygon: readonly Point[]): Rect[] {
  const xs = [...new Set(polygon.map(({ x }) => x))].sort((a, b) => a - b);
  const slabs: Rect[] = [];
  xs.forEach((left, index) => {
    const right = xs[index + 1];
    if (right === undefined) return;
    const crossings = crossingsAt(polygon, (left + right) / 2);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const top = crossings[at];
      const bottom = crossings[at + 1];
      if (top === undefined || bottom === undefined) break;
      slabs.push({ x: left, y: top, width: right - left, height: bottom - top });
    }
  });
  return slabs;
}

function crossingsAt(polygon: readonly Point[], x: number): number[] {
  const found: number[] = [];
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous && Math.min(previous.x, point.x) < x && x < Math.max(previous.x, point.x)) found.push(point.y);
    previous = point;
  }
  return found.sort((a, b) => a - b);
}

export function contains(slabs: readonly Rect[], rect: Rect): boolean {
  const covered = slabs.reduce((sum, slab) => sum + overlapArea(slab, rect), 0);
  return covered >= rect.width * rect.height - 0.001;
}
