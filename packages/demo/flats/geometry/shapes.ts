/** All coordinates are whole centimetres, x to the right and y down, as on the sheet. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'n' | 'e' | 's' | 'w';

export const OUTWARD: Record<Side, Point> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

export const isHorizontal = (side: Side): boolean => side === 'n' || side === 's';

/** Square centimetres of a simple polygon, whichever way round it is written. */
export function polygonArea(points: readonly Point[]): number {
  let doubled = 0;
  let previous = points.at(-1);
  for (const point of points) {
    if (previous) doubled += previous.x * point.y - point.x * previous.y;
    previous = point;
  }
  return Math.abs(doubled) / 2;
}

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function overlapArea(a: Rect, b: Rect): number {
  if (!overlaps(a, b)) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width * height;
}

export const centreOf = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: rect.width + 2 * by,
  height: rect.height + 2 * by,
});
