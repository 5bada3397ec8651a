import type { House } from '../world/building/house.ts';
import type { Section } from '../world/plan.ts';
import type { SiteSide } from '../world/site.ts';
import type { V2 } from '../world/mesh/vector.ts';

/** What a camera looks along that faces the side. */
export const facing: Record<SiteSide, number> = { 0: 0, 1: 270, 2: 180, 3: 90 };

/** The corners of a section's side, the left one first as seen from outside. */
export function sideOf({ x, y, width, depth }: Section, side: SiteSide): readonly [V2, V2] {
  const corners: readonly [V2, V2, V2, V2] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  return [corners[side], corners[((side + 1) % 4) as SiteSide]];
}

const outermost = ([a]: readonly [V2, V2], side: SiteSide): number => [-a[1], a[0], a[1], -a[0]][side] ?? 0;

/** The side that shows most sections, and of those the longest; the sunny ones first. */
export function bestSide({ sections }: House): SiteSide {
  const sides: readonly SiteSide[] = [0, 3, 1, 2];
  const score = (side: SiteSide): number => {
    const faces = sections.map((section) => sideOf(section, side));
    const edge = Math.max(...faces.map((face) => outermost(face, side)));
    return faces
      .filter((face) => edge - outermost(face, side) < 3)
      .reduce((sum, [a, b]) => sum + 1000 + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
  };
  return sides.reduce((best, side) => (score(side) > score(best) + 0.5 ? side : best));
}
