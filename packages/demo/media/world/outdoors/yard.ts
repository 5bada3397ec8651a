import { randomOf } from '../../random.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import type { Site } from '../site.ts';
import { drawPerson } from './person.ts';
import type { V3 } from '../mesh/vector.ts';

const yellow = paint('#d9a033', 'metal');
const black = paint('#2b2d2e');
const glass = paint('#2a3740', 'glass', 1);
const steel = paint('#7d6a58', 'metal');
const board = paint('#8b9a8c', 'panel');
const planks = paint('#c39a66', 'wood');
const brick = paint('#ad614a', 'brick');
const heap = paint('#a5835c', 'soil');
const cabin = paint('#e3dccd', 'panel');
const other = paint('#6f8a8c', 'panel');

export function drawExcavator(mesh: Mesh, x: number, y: number, z = 0): void {
  for (const dy of [-1.25, 0.65]) mesh.box(x - 2, y + dy, z, 4, 0.6, 0.9, black);
  mesh.box(x - 1.9, y - 1.1, z + 1, 3.4, 2.2, 1.2, yellow);
  mesh.box(x + 0.2, y - 1.05, z + 2.1, 1.3, 1, 1.1, glass);
  mesh.box(x + 0.15, y - 1.1, z + 3.15, 1.4, 1.1, 0.1, yellow);
  mesh.stick([x + 1.3, y + 0.3, z + 1.8], [x + 3.9, y + 0.3, z + 4.5], 0.45, yellow);
  mesh.stick([x + 3.9, y + 0.3, z + 4.5], [x + 6.2, y + 0.3, z + 2.2], 0.34, yellow);
  mesh.box(x + 5.6, y - 0.3, z + 1.2, 1.1, 1.2, 1, steel, 'none');
}

function drawHeap(mesh: Mesh, x: number, y: number, wide: number, high: number): void {
  const rings = 4;
  const sides = 14;
  const at = (ring: number, index: number): V3 => {
    const angle = (index / sides) * 6.2832;
    const reach = (wide / 2) * (1 - ring / rings) * (1 + 0.16 * Math.sin(index * 2.3 + ring));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8, high * (1 - (1 - ring / rings) ** 1.7)];
  };
  for (let ring = 0; ring < rings; ring += 1) {
    for (let index = 0; index < sides; index += 1)
      mesh.quad(at(ring, index), at(ring, index + 1), at(ring + 1, index + 1), at(ring + 1, index), heap);
  }
}

/** The yard of the works: hoarding along the street, cabins, stacks, heaps, machines and their people. */
export function drawYard(mesh: Mesh, site: Site): void {
  const random = randomOf(`${site.alias}yard`);
  const sections = site.houses.flatMap((house) => [...house.sections]);
  const left = Math.min(...sections.map(({ x }) => x)) - 16;
  const right = Math.max(...sections.map(({ x, width }) => x + width)) + 16;
  const low = Math.min(...sections.map(({ y }) => y)) - 15;
  for (let x = left; x < right; x += 3) {
    if (x > left + 22 && x < left + 31) continue;
    mesh.box(x, low, 0, 2.94, 0.12, 2.1, board);
  }
  for (let index = 0; index < 3; index += 1) {
    for (let level = 0; level < 2; level += 1) {
      const [x, y, z] = [right - 10 - index * 7, low + 2.4, level * 2.7];
      mesh.box(x, y, z, 6.4, 2.5, 2.6, (index + level) % 2 === 0 ? cabin : other);
      mesh.box(x + 0.8, y - 0.03, z + 1, 1.5, 0.06, 1, glass);
      mesh.box(x + 4, y - 0.03, z + 0.1, 0.9, 0.06, 2, steel);
    }
  }
  for (let index = 0; index < 9; index += 1) {
    mesh.box(
      left + 34 + index * 2.1,
      low + 3 + (index % 2) * 1.8,
      0,
      1.3,
      1.1,
      0.9 + (index % 3) * 0.4,
      index % 3 === 0 ? planks : brick,
    );
  }
  for (let index = 0; index < 5; index += 1) {
    mesh.box(left + 56 + index * 0.5, low + 4, 0.1 + index * 0.14, 7, 0.12, 0.12, steel);
  }
  drawHeap(mesh, left + 10, low + 9, 13, 3);
  drawHeap(mesh, left + 3, low + 14, 9, 2);
  drawExcavator(mesh, left + 17, low + 8);
  for (let index = 0; index < 9; index += 1) {
    drawPerson(mesh, [random.range(left + 20, right - 6), low + random.range(2, 8)], random);
  }
}
