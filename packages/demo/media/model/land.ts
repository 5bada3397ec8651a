import { drawPond, pathAlong, areaCorners } from '../world/outdoors/ground.ts';
import { Mesh } from '../world/mesh/mesh.ts';
import { paint } from '../world/mesh/paint.ts';
import type { Site } from '../world/site.ts';
import { drawBench, drawPlayground } from '../world/outdoors/street.ts';
import type { V2, V3 } from '../world/mesh/vector.ts';

const lawn = paint('#a9b183');
const road = paint('#8b8987');
const paving = paint('#d3c8b4');
const board = paint('#cdb594', 'wood');

/** A round piece of the land on a wooden board. */
export function landOf(site: Site, reach: number): Mesh {
  const mesh = new Mesh();
  const sides = 72;
  const middle = 15;
  const ring = (grow: number, z: number): V3[] =>
    Array.from({ length: sides }, (_, index): V3 => [
      Math.cos((index / sides) * 6.2832) * (reach + grow),
      middle + Math.sin((index / sides) * 6.2832) * (reach + grow),
      z,
    ]);
  mesh.polygon(ring(0, 0), lawn);
  const [top, bottom] = [ring(0, 0), ring(0, -4)];
  bottom.forEach((from, index) =>
    mesh.quad(from, bottom[(index + 1) % sides] ?? from, top[(index + 1) % sides] ?? from, top[index] ?? from, board),
  );
  const strip = (low: number, high: number, z: number, cover: typeof lawn): void => {
    const half = (y: number): number => Math.sqrt(Math.max(0, reach ** 2 - (y - middle) ** 2)) - 0.3;
    const [a, b]: [number, number] = [half(low), half(high)];
    mesh.area(
      [
        [-a, low],
        [a, low],
        [b, high],
        [-b, high],
      ] as V2[],
      z,
      cover,
    );
  };
  const { y, width } = site.road;
  strip(y - width / 2 - 3.2, y + width / 2 + 3.2, 0.04, paving);
  strip(y - width / 2, y + width / 2, 0.08, road);
  for (const area of site.parking) mesh.area(areaCorners(area), 0.06, road);
  for (const area of site.paved) mesh.area(areaCorners(area), 0.07, paving);
  for (const { width: wide, line } of site.paths) pathAlong(mesh, line, wide);
  if (site.pond !== undefined) drawPond(mesh, site.pond);
  drawPlayground(mesh, mesh, site.playground);
  for (const at of site.benches) drawBench(mesh, at);
  return mesh;
}
