import { randomOf } from '../../random.ts';
import { blocked, inClearing, nearSection, sectionsOf } from '../mesh/clearance.ts';
import { edgesOf, type Section } from '../plan.ts';
import type { Grove, Site } from '../site.ts';
import { woodedHeight } from './surroundings.ts';
import type { Species } from './trees.ts';
import type { V2, V3 } from '../mesh/vector.ts';
import { finished, type Works } from './works.ts';

export interface Tree {
  species: Species;
  variant: number;
  at: V3;
  height: number;
  turn: number;
  /** Lightness of this one, and whether it flowers. */
  tone: number;
  /** How soon it loses its leaves. */
  shed: number;
}

function grown(site: Site, grove: Grove, index: number): Tree[] {
  const random = randomOf(`${site.alias}grove${index}`);
  const trees: Tree[] = [];
  for (let turn = 0; turn < grove.count * 6 && trees.length < grove.count; turn += 1) {
    const at: V2 = [grove.x + grove.width * random.range(0, 1), grove.y + grove.depth * random.range(0, 1)];
    const height = grove.height * random.range(0.78, 1.2);
    const tree = {
      species: grove.species,
      variant: random.int(0, 2),
      at: [at[0], at[1], 0] as V3,
      height,
      turn: random.range(0, 6.28),
      tone: random.range(0, 1),
      shed: random.range(0.3, 1.3),
    };
    const gap = grove.species === 'bush' ? 0.8 : grove.height * 0.26;
    const crowded = trees.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < gap * 1.35);
    if (crowded || blocked(site, at, grove.species === 'bush' ? 0.3 : grove.height * 0.12)) continue;
    trees.push(tree);
  }
  return trees;
}

/** Low shrubs at the foot of a house, away from its doors. */
function hedge(site: Site, section: Section): Tree[] {
  const random = randomOf(`${site.alias}hedge${section.x}${section.y}`);
  return edgesOf(section).flatMap(([from, to], side): Tree[] => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    return Array.from({ length: Math.floor(long / 1.3) }, (_, index) => (index + 0.5) * 1.3).flatMap(
      (along): Tree[] => {
        const at: V2 = [from[0] + ux * along + uy * 1.55, from[1] + uy * along - ux * 1.55];
        const door = section.doors?.includes(side) === true && Math.abs(along - long / 2) < 4;
        const taken =
          door ||
          section.storeys < 2 ||
          sectionsOf(site).some((other) => other !== section && nearSection(other, at, 0.8));
        if (taken || random.chance(0.3)) return [];
        return [
          {
            species: 'bush',
            variant: random.int(0, 2),
            at: [at[0], at[1], 0],
            height: random.range(0.55, 0.95),
            turn: random.range(0, 6.28),
            tone: random.range(0, 1),
            shed: 0.4,
          },
        ];
      },
    );
  });
}

export function farTrees(site: Site): Tree[] {
  const random = randomOf(`${site.alias}far`);
  const trees: Tree[] = [];
  const push = (x: number, y: number, z: number, height: number, species: Species = 'linden'): void => {
    trees.push({
      species,
      variant: random.int(0, 2),
      at: [x, y, z],
      height,
      turn: random.range(0, 6.28),
      tone: random.range(0, 1),
      shed: random.range(0.3, 1.3),
    });
  };
  for (let index = 0; index < 1100; index += 1) {
    const angle = random.range(0, 6.2832);
    const reach = 60 + 620 * Math.sqrt(random.range(0, 1));
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach + 20];
    if (blocked(site, [x, y], 3) || inClearing(site, [x, y])) continue;
    if (sectionsOf(site).some((section) => nearSection(section, [x, y], 16))) continue;
    push(x, y, 0, random.range(7, 14));
  }
  if (site.wood === true) {
    for (let index = 0; index < 1500; index += 1) {
      const [x, y] = [random.range(-380, 480), random.range(92, 520)];
      push(
        x,
        y,
        Math.max(0, woodedHeight(x, y)) - 0.5,
        random.range(13, 20),
        random.chance(0.25) ? 'spruce' : 'linden',
      );
    }
  }
  return trees;
}

function rowsOf(site: Site): Tree[] {
  return site.rows.flatMap(({ from, to, count, species, height }, index): Tree[] => {
    const random = randomOf(`${site.alias}row${index}`);
    return Array.from({ length: count }, (_, step): Tree => {
      const t = count === 1 ? 0 : step / (count - 1);
      return {
        species,
        variant: random.int(0, 2),
        at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0],
        height: height * random.range(0.88, 1.12),
        turn: random.range(0, 6.28),
        tone: random.range(0, 1),
        shed: random.range(0.3, 1.3),
      };
    });
  });
}

/** The complex's own trees and shrubs. */
export function plantedIn(site: Site, { landscaped, planted }: Works = finished): Tree[] {
  const hedges = landscaped
    ? site.houses.flatMap((house) => house.sections.flatMap((section) => hedge(site, section)))
    : [];
  return [
    ...hedges,
    ...site.groves.flatMap((grove, index) => grown(site, grove, index)),
    ...(planted > 0.5 ? rowsOf(site) : []),
  ];
}
