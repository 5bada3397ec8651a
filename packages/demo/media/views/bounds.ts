import type { House } from '../world/building/house.ts';
import { levelOf } from '../world/building/levels.ts';
import { sectionOutline, type Section } from '../world/plan.ts';
import type { HouseStyle } from '../world/style.ts';
import type { V3 } from '../world/mesh/vector.ts';

export const topOf = (style: HouseStyle, section: Section): number =>
  levelOf(style, section.storeys + 1) +
  (section.roof === 'mansard' ? Math.min(section.width, section.depth) * 0.19 : 1);

export const cornersOf = ({ style }: House, section: Section): V3[] =>
  sectionOutline(section).flatMap(([x, y]): V3[] => [
    [x, y, 0],
    [x, y, topOf(style, section)],
  ]);

export const pointsOf = (houses: readonly House[]): V3[] =>
  houses.flatMap((house) => house.sections.flatMap((section) => cornersOf(house, section)));

/** Middle of the houses, and how far from it the farthest corner is. */
export function aroundOf(houses: readonly House[]): { focus: V3; radius: number } {
  const points = pointsOf(houses);
  const mean = (axis: 0 | 1): number =>
    (Math.min(...points.map((at) => at[axis])) + Math.max(...points.map((at) => at[axis]))) / 2;
  const focus: V3 = [mean(0), mean(1), 8];
  return { focus, radius: Math.max(...points.map(([x, y]) => Math.hypot(x - focus[0], y - focus[1]))) };
}
