import { randomOf } from '../../random.ts';
import type { House } from './house.ts';
import { levelOf } from './levels.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { glazed } from './opening.ts';
import { paint } from '../mesh/paint.ts';
import { edgesOf, type Section, wallsEnd } from '../plan.ts';
import { Wall } from './wall.ts';
import type { V3 } from '../mesh/vector.ts';

const zinc = paint('#6d7072', 'metal');
const brick = paint('#8f5a48', 'brick');
const lead = paint('#8f8b84', 'metal');

/** A steep tiled storey with dormers, a flat hip above it, chimneys; the roof's own storey is lived in. */
export function drawMansard(mesh: Mesh, { style, key }: House, section: Section, plain: boolean): void {
  const { x, y, width, depth } = section;
  const low = levelOf(style, wallsEnd(section) + 1);
  const high = low + style.floor;
  const [eaves, slope, ridge] = [0.55, 1.5, Math.min(width, depth) * 0.19];
  const tile = paint(style.accent, 'tiles');
  const ring = (grow: number, z: number): V3[] => [
    [x - grow, y - grow, z],
    [x + width + grow, y - grow, z],
    [x + width + grow, y + depth + grow, z],
    [x - grow, y + depth + grow, z],
  ];
  const around = (a: readonly V3[], b: readonly V3[], cover: typeof tile): void =>
    a.forEach((from, index) => {
      const next = (index + 1) % 4;
      mesh.quad(from, a[next] ?? from, b[next] ?? from, b[index] ?? from, cover);
    });
  const frame = paint(style.frame, 'metal');
  mesh.polygon(ring(eaves, low - 0.02).toReversed(), frame);
  around(ring(eaves, low - 0.02), ring(eaves, low + 0.16), frame);
  around(ring(eaves, low + 0.16), ring(-slope, high), tile);
  const run = Math.min(width, depth) / 2 - slope;
  const long = width > depth;
  const [ends, top] = [run * 0.9, high + ridge];
  const crest: [V3, V3] = long
    ? [
        [x + slope + ends, y + depth / 2, top],
        [x + width - slope - ends, y + depth / 2, top],
      ]
    : [
        [x + width / 2, y + slope + ends, top],
        [x + width / 2, y + depth - slope - ends, top],
      ];
  const [sw, se, ne, nw] = ring(-slope, high) as [V3, V3, V3, V3];
  const [first, last] = crest;
  if (long) {
    mesh.quad(sw, se, last, first, tile);
    mesh.quad(ne, nw, first, last, tile);
    mesh.triangle(se, ne, last, tile);
    mesh.triangle(nw, sw, first, tile);
  } else {
    mesh.quad(se, ne, last, first, tile);
    mesh.quad(nw, sw, first, last, tile);
    mesh.triangle(sw, se, first, tile);
    mesh.triangle(ne, nw, last, tile);
  }
  const random = randomOf(`${key}${x}dormers`);
  for (const [from, to] of edgesOf(section)) {
    const wall = new Wall(mesh, from, to);
    const count = Math.max(1, Math.floor((wall.length - 3) / 3.4));
    for (let index = 0; index < count; index += 1) {
      const middle = 1.5 + ((wall.length - 3) * (index + 0.5)) / count;
      const face = { left: middle - 0.85, right: middle + 0.85, low: low + 0.35, high: low + 2.45 };
      wall.block(face, -2, -0.15, zinc);
      wall.block(
        { left: face.left - 0.14, right: face.right + 0.14, low: face.high, high: face.high + 0.14 },
        -2.6,
        0.05,
        lead,
      );
      const hole = { left: face.left + 0.16, right: face.right - 0.16, low: face.low + 0.22, high: face.high - 0.14 };
      glazed(wall, hole, -0.1, { frame, mullions: 1, transoms: [], bar: 0.07, plain }, random);
    }
  }
  const chimneys = Math.max(2, Math.round(Math.max(width, depth) / 13));
  for (let index = 0; index < chimneys; index += 1) {
    const share = (index + 0.5) / chimneys;
    const [cx, cy] = long ? [x + width * share, y + depth * 0.62] : [x + width * 0.62, y + depth * share];
    mesh.box(cx - 0.7, cy - 0.45, high, 1.4, 0.9, ridge + 1.1, brick);
    mesh.box(cx - 0.8, cy - 0.55, high + ridge + 1.1, 1.6, 1.1, 0.16, lead);
  }
}
