import { randomOf } from '../random.ts';
import { drawCrane, type CraneAt } from './building/frame.ts';
import { drawGround, drawSoil } from './outdoors/ground.ts';
import { drawHouse } from './building/house.ts';
import { levelOf } from './building/levels.ts';
import { Mesh } from './mesh/mesh.ts';
import { paint } from './mesh/paint.ts';
import { drawPit } from './outdoors/pit.ts';
import { farTrees, plantedIn, type Tree } from './outdoors/planting.ts';
import { nearSection, standsClear } from './mesh/clearance.ts';
import type { Works } from './outdoors/works.ts';
import type { SiteSide, Site } from './site.ts';
import { drawPerson } from './outdoors/person.ts';
import { drawSurroundings } from './outdoors/surroundings.ts';
import type { V2, V3 } from './mesh/vector.ts';
import { drawYard } from './outdoors/yard.ts';

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

/** Across the street is a green: nothing stands between the complex and a viewer there. */
const across = ({ road }: Site, [x, y]: V2): boolean => y < road.y && y > road.y - 150 && Math.abs(x - 10) < 190;

/** The same land with only one house and nothing in front of it. */
export const onlyBuilding = (site: Site, key: string, shown: SiteSide): Site => ({
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
