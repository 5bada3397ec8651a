import { inside, type Section } from '../plan.ts';
import type { Site } from '../site.ts';
import type { V2 } from './vector.ts';

export const sectionsOf = (site: Site): Section[] => site.houses.flatMap(({ sections }) => [...sections]);

export const nearSection = ({ x, y, width, depth }: Section, [px, py]: V2, gap: number): boolean =>
  px > x - gap && px < x + width + gap && py > y - gap && py < y + depth + gap;

export function blocked(site: Site, at: V2, crown: number): boolean {
  if (Math.abs(at[1] - site.road.y) < site.road.width / 2 + 3.6) return true;
  if (Math.hypot((at[0] - site.playground[0]) / 1.2, at[1] - site.playground[1]) < 8) return true;
  if (site.parking.some((area) => inside({ ...area, storeys: 1, roof: 'flat' }, at))) return true;
  if (
    site.pond !== undefined &&
    Math.hypot(
      (at[0] - site.pond.x - site.pond.width / 2) / (site.pond.width / 2 + 3),
      (at[1] - site.pond.y - site.pond.depth / 2) / (site.pond.depth / 2 + 3),
    ) < 1.1
  ) {
    return true;
  }
  const onPath = site.paths.some(({ line, width }) =>
    line.some((from, index) => {
      const to = line[index + 1];
      if (to === undefined) return false;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const share = Math.min(1, Math.max(0, ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(at[0] - from[0] - dx * share, at[1] - from[1] - dy * share) < width / 2 + 0.9;
    }),
  );
  return onPath || sectionsOf(site).some((section) => nearSection(section, at, 1.6 + crown));
}

export function inClearing({ houses, clearing = 0, shown }: Site, [x, y]: V2): boolean {
  const first = houses[0]?.sections[0];
  if (first === undefined) return false;
  const [east, north] = [x - first.x - first.width / 2, y - first.y - first.depth / 2];
  if (Math.hypot(east, north) < clearing) return true;
  if (shown === undefined) return false;
  const [before, aside] = (
    [
      [-north, east],
      [east, north],
      [north, east],
      [-east, north],
    ] as const
  )[shown];
  return before > 0 && Math.abs(aside) < 70 + before * 0.5;
}

/** Between the street and the complex. */
function inFront(site: Site, [x, y]: V2): boolean {
  const sections = sectionsOf(site);
  const [left, right] = [
    Math.min(...sections.map((each) => each.x)),
    Math.max(...sections.map((each) => each.x + each.width)),
  ];
  return y > site.road.y && y < Math.max(...sections.map((each) => each.y)) && x > left - 60 && x < right + 60;
}

/** Whether a house of the surroundings may stand there. */
export const standsClear = (site: Site, at: V2, radius: number): boolean =>
  !blocked(site, at, 0) &&
  !inFront(site, at) &&
  !inClearing(site, at) &&
  Math.abs(at[1] - site.road.y) > radius * 0.62 &&
  !sectionsOf(site).some((section) => nearSection(section, at, radius + 4)) &&
  site.groves.every((grove) => !nearSection({ ...grove, storeys: 1, roof: 'flat' }, at, 4));
