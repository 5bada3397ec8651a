import { randomOf } from '../random.ts';
import { aroundOf } from '../views/bounds.ts';
import { drawHouse } from '../world/building/house.ts';
import { Mesh } from '../world/mesh/mesh.ts';
import { mixed, type Paint, paint, rgb } from '../world/mesh/paint.ts';
import type { Site } from '../world/site.ts';
import { drawNeighbour } from '../world/outdoors/surroundings.ts';
import { treeMesh } from '../world/outdoors/trees.ts';
import { standsClear } from '../world/mesh/clearance.ts';
import { plantedIn } from '../world/outdoors/planting.ts';
import { landOf } from './land.ts';

export interface Part {
  /** `building:a`, `annex`, `land`, `town`, `trees`. */
  name: string;
  mesh: Mesh;
}

/** Leaves of a tree in the model: paper shapes, as on a table. */
const leaves = 26;
const leaf = [rgb('#5d7a4a'), rgb('#7f9a5c'), rgb('#a3b26f')] as const;

function trees(site: Site, reach: number): Mesh {
  const forest = new Mesh();
  const shapes = new Map<string, Mesh>();
  for (const { species, variant, at, height, turn } of plantedIn(site)) {
    if (Math.hypot(at[0], at[1] - 15) > reach) continue;
    const key = `${species} ${variant}`;
    const shape = shapes.get(key) ?? treeMesh(species, variant, species === 'bush' ? 8 : leaves);
    shapes.set(key, shape);
    const [cos, sin] = [Math.cos(turn) * height, Math.sin(turn) * height];
    const corner = (index: number, source: readonly number[]): readonly [number, number, number] => [
      source[index * 3] ?? 0,
      source[index * 3 + 1] ?? 0,
      source[index * 3 + 2] ?? 0,
    ];
    for (let index = 0; index < shape.indices.length; index += 3) {
      const points = shape.indices.slice(index, index + 3).map((id) => {
        const [x, y, z] = corner(id, shape.positions);
        return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos, at[2] + z * height] as const;
      });
      const id = shape.indices[index] ?? 0;
      const kind = shape.surfaces[id * 2] ?? 0;
      const [tone, variety] = corner(id, shape.colors);
      const cover: Paint =
        kind === 3
          ? paint(mixed(mixed(leaf[0], leaf[1], tone), leaf[2], variety * 0.6))
          : paint(corner(id, shape.colors));
      const [nx, ny, nz] = corner(id, shape.normals);
      const [a, b, c] = points;
      if (a && b && c && (kind === 3 || species !== 'bush')) {
        forest.triangle(
          a,
          b,
          c,
          cover,
          kind === 3 ? [(nx * cos - ny * sin) / height, (nx * sin + ny * cos) / height, nz] : undefined,
        );
      }
    }
  }
  return forest;
}

/** White blocks of the streets around. */
function town(site: Site, reach: number): Mesh {
  const mesh = new Mesh();
  const random = randomOf(`${site.alias}model`);
  const card = paint('#e6dfd1');
  for (let x = -reach; x < reach; x += 34) {
    for (let y = -reach; y < reach; y += 34) {
      const [width, depth] = [random.range(10, 24), random.range(9, 14)];
      const height = random.range(5, 13);
      if (Math.hypot(x, y - 15) > reach - 16 || !standsClear(site, [x, y], 20)) continue;
      drawNeighbour(mesh, [x - width / 2, y - depth / 2], width, depth, height, random.chance(0.6), random, card);
    }
  }
  return mesh;
}

export function partsOf(site: Site): Part[] {
  const reach = aroundOf(site.houses).radius + 62;
  const houses = site.houses.map((house): Part => {
    const mesh = new Mesh();
    drawHouse(mesh, house, { plain: true });
    return { name: house.key === '' ? 'annex' : `building:${house.key}`, mesh };
  });
  return [
    ...houses,
    { name: 'land', mesh: landOf(site, reach) },
    { name: 'town', mesh: town(site, reach) },
    { name: 'trees', mesh: trees(site, reach) },
  ];
}
