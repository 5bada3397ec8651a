import { randomOf } from '../random.ts';
import { drawCrane, type CraneAt } from './frame.ts';
import { drawGround, drawSoil } from './ground.ts';
import { drawHouse } from './house.ts';
import { levelOf } from './levels.ts';
import { Mesh } from './mesh.ts';
import { paint } from './paint.ts';
import { drawPit, type Pit } from './pit.ts';
import { edgesOf, inside, type Section } from './plan.ts';
import type { Grove, Side, Site } from './site.ts';
import { drawPerson } from './person.ts';
import type { Growth } from './style.ts';
import { drawSurroundings, woodedHeight } from './surroundings.ts';
import type { Species } from './trees.ts';
import type { V2, V3 } from './vector.ts';
import { drawYard } from './yard.ts';

/** How far the works have come. */
export interface Works {
  /** By the key of the house; a house without an entry is finished. */
  houses: Readonly<Record<string, Growth | undefined>>;
  crane: boolean;
  /** Lawns, playground and paths are there. */
  landscaped: boolean;
  /** 1 when this season's rows of trees are in. */
  planted: number;
  pit?: Pit;
}

export const finished: Works = { houses: {}, crane: false, landscaped: true, planted: 1 };

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

export interface World {
  houses: Mesh;
  /** The houses with few faces: what their shadows are made of. */
  shadows: Mesh;
  /** The land, which casts no shadow. */
  ground: Mesh;
  /** Everything else. */
  rest: Mesh;
  trees: readonly Tree[];
  /** Where lamps stand, for pools of light. */
  pools: readonly V3[];
}

const sectionsOf = (site: Site): Section[] => site.houses.flatMap(({ sections }) => [...sections]);

const nearSection = ({ x, y, width, depth }: Section, [px, py]: V2, gap: number): boolean =>
  px > x - gap && px < x + width + gap && py > y - gap && py < y + depth + gap;

function blocked(site: Site, at: V2, crown: number): boolean {
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

function farTrees(site: Site): Tree[] {
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

function people(mesh: Mesh, site: Site): void {
  const random = randomOf(`${site.alias}people`);
  for (let index = 0; index < 14; index += 1) {
    drawPerson(
      mesh,
      [
        random.range(-70, 90),
        site.road.y + (site.road.width / 2 + 1.8) * (random.chance(0.75) ? 1 : -1) + random.range(-0.8, 0.8),
      ],
      random,
    );
  }
  for (const { line } of site.paths) {
    line.slice(0, -1).forEach((from, index) => {
      const to = line[index + 1] ?? from;
      for (let turn = 0; turn < 2; turn += 1) {
        const t = random.range(0, 1);
        drawPerson(
          mesh,
          [
            from[0] + (to[0] - from[0]) * t + random.range(-0.8, 0.8),
            from[1] + (to[1] - from[1]) * t + random.range(-0.8, 0.8),
          ],
          random,
        );
      }
    });
  }
  const [px, py] = site.playground;
  for (let index = 0; index < 7; index += 1) {
    drawPerson(
      mesh,
      [px + random.range(-7, 7), py + random.range(-6, 6)],
      random,
      index < 5 ? random.range(1, 1.3) : undefined,
      0.09,
    );
  }
  for (const [x, y] of site.benches) if (random.chance(0.6)) drawPerson(mesh, [x + 0.9, y - 0.7], random);
}

function drawChimney(mesh: Mesh, [x, y]: V2): void {
  mesh.cylinder([x, y, 0], 2.1, 1.35, 34, 20, paint('#a2583f', 'brick'));
  mesh.cylinder([x, y, 33], 1.62, 1.62, 1.2, 20, paint('#8a4632', 'brick'));
  for (const z of [6, 11, 16, 21, 26, 30]) {
    mesh.cylinder([x, y, z], 2.16 - z * 0.022, 2.16 - z * 0.022, 0.22, 20, paint('#3f4347', 'metal'));
  }
  mesh.box(x - 3, y - 3, 0, 6, 6, 1.1, paint('#8d4a37', 'brick'));
}

function inClearing({ houses, clearing = 0, shown }: Site, [x, y]: V2): boolean {
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

/** Whether somebody else's house may stand there. */
export const standsClear = (site: Site, at: V2, radius: number): boolean =>
  !blocked(site, at, 0) &&
  !inFront(site, at) &&
  !inClearing(site, at) &&
  Math.abs(at[1] - site.road.y) > radius * 0.62 &&
  !sectionsOf(site).some((section) => nearSection(section, at, radius + 4)) &&
  site.groves.every((grove) => !nearSection({ ...grove, storeys: 1, roof: 'flat' }, at, 4));

/** Across the street is a green: nothing stands between the complex and who looks at it from there. */
const across = ({ road }: Site, [x, y]: V2): boolean => y < road.y && y > road.y - 150 && Math.abs(x - 10) < 190;

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

/** The same land with one house only and nothing in front of it. */
export const aloneIn = (site: Site, key: string, shown: Side): Site => ({
  ...site,
  houses: site.houses.filter((house) => house.key === key),
  groves: [],
  rows: [],
  benches: [],
  parking: [],
  beds: [],
  clearing: 120,
  shown,
});

export function worldOf(site: Site, works: Works, crane: CraneAt | undefined = site.crane): World {
  const [houses, shadows, ground, solid] = [new Mesh(), new Mesh(), new Mesh(), new Mesh()];
  drawGround(ground, solid, site, works);
  if (works.pit !== undefined) drawPit(ground, solid, works.pit);
  drawSurroundings(ground, solid, site, (at, radius) => !across(site, at) && standsClear(site, at, radius));
  for (const house of site.houses) {
    const growth = works.houses[house.key];
    if (growth?.frame === 0) continue;
    if (works.crane && house.key === '') continue;
    drawHouse(houses, house, { growth });
    drawHouse(shadows, house, { growth, plain: true });
    if (growth !== undefined && growth.clad < Math.max(...house.sections.map(({ storeys }) => storeys))) {
      house.sections.forEach((section) => drawSoil(ground, section, `${house.key}${section.x}`, 11));
    }
  }
  if (works.crane && crane !== undefined) drawCrane(solid, crane);
  if (!works.landscaped) drawYard(solid, site);
  else people(solid, site);
  if (site.chimney !== undefined) drawChimney(solid, site.chimney);
  const { pit } = works;
  const dug = ({ at }: Tree): boolean =>
    pit !== undefined && nearSection({ ...pit, storeys: 1, roof: 'flat' }, [at[0], at[1]], 9);
  const trees = [...plantedIn(site, works), ...farTrees(site)].filter((tree) => !dug(tree));
  const pools: V3[] = site.houses.flatMap(({ sections, style }) =>
    sections.flatMap((section) =>
      (section.doors ?? [0]).map((side): V3 => {
        const { x, y, width, depth } = section;
        const z = Math.min(3.2, levelOf(style, 2) - 0.6);
        return (
          (
            [
              [x + width / 2, y - 2, z],
              [x + width + 2, y + depth / 2, z],
              [x + width / 2, y + depth + 2, z],
              [x - 2, y + depth / 2, z],
            ] as V3[]
          )[side] ?? [x, y, z]
        );
      }),
    ),
  );
  for (const { line } of site.paths) {
    line.forEach(([x, y], index) => {
      const next = line[index + 1];
      if (next !== undefined) pools.push([(x + next[0]) / 2 + 1.8, (y + next[1]) / 2 + 1.8, 3.9]);
    });
  }
  return { houses, shadows, ground, rest: solid, trees, pools };
}
