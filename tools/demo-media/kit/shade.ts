import type { Mass } from './mass.ts';
import type { V2 } from './svg.ts';
import type { Wall } from './wall.ts';
import { footprint, heightOf, hull } from './mass.ts';
import { dot, sub } from './projection.ts';
import type { V3 } from './projection.ts';

/** Cuts a polygon to u ≥ 0, u ≤ length, v ≥ 0, v ≤ height. */
function clipTo(points: V2[], length: number, height: number): V2[] {
  const sides: readonly ((p: V2) => number)[] = [([u]) => u, ([u]) => length - u, ([, v]) => v, ([, v]) => height - v];
  return sides.reduce((kept, inside) => kept.flatMap((point, index): V2[] => {
    const previous = kept[(index + kept.length - 1) % kept.length] ?? point;
    const [here, before] = [inside(point), inside(previous)];
    const share = before / (before - here);
    const crossing: V2 = [previous[0] + (point[0] - previous[0]) * share, previous[1] + (point[1] - previous[1]) * share];
    if (here >= 0) return before < 0 ? [crossing, point] : [point];
    return before >= 0 ? [crossing] : [];
  }), points);
}

/** The neighbour's shadow on a sunny wall: this is what ties houses of one yard together. */
export function shadeOnWall(wall: Wall, neighbour: Mass, sun: V3): V2[] {
  const facing = dot(sun, wall.normal);
  const origin = wall.at(0, 0);
  const along = sub(wall.at(1, 0), origin);
  const low = neighbour.z ?? 0;
  const corners = footprint(neighbour).flatMap(([x, y]): V3[] => [[x, y, low], [x, y, low + heightOf(neighbour)]]);
  const before = corners.map((corner) => dot(sub(corner, origin), wall.normal));
  if (facing <= 0.05 || Math.max(...before) <= 0.3) return [];
  const onWall = corners.map((corner, index): V2 => {
    const time = Math.max(0, before[index] ?? 0) / facing;
    const ray = sub(corner, origin);
    return [dot(ray, along) - dot(sun, along) * time, ray[2] - sun[2] * time];
  });
  return clipTo(hull(onWall), wall.length, wall.height);
}
