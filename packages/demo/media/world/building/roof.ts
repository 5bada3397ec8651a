import { randomOf, type Random } from '../../random.ts';
import type { House } from './house.ts';
import { levelOf } from './levels.ts';
import { drawMansard } from './mansard.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type Paint, paint } from '../mesh/paint.ts';
import { sectionOutline, type Section, wallsEnd } from '../plan.ts';
import type { V3 } from '../mesh/vector.ts';

const membrane = paint('#b9b5ab', 'stone');
const deck = paint('#b08a62', 'wood');
const coping = paint('#8f8b84', 'metal');
const machine = paint('#c9c8c2', 'metal');
const dark = paint('#5b5e60', 'metal');
const cells = paint('#1f2d42', 'glass', 1);
const green = paint('#93a163', 'grass', 1);

interface RoofOptions {
  plain: boolean;
  /** Its equipment is in place. */
  finished: boolean;
}

function parapet(mesh: Mesh, section: Section, z: number, high: number, thick: number, paint: Paint): void {
  const [outer, inner] = [sectionOutline(section), sectionOutline(section, -thick)];
  outer.forEach((a, index) => {
    const next = (index + 1) % outer.length;
    const [b, c, d] = [outer[next] ?? a, inner[next] ?? a, inner[index] ?? a];
    const at = ([x, y]: readonly [number, number], level: number): V3 => [x, y, level];
    mesh.quad(at(a, z), at(b, z), at(b, z + high), at(a, z + high), paint);
    mesh.quad(at(c, z), at(d, z), at(d, z + high), at(c, z + high), paint);
    mesh.quad(at(a, z + high), at(b, z + high), at(c, z + high), at(d, z + high), coping);
  });
}

/** The head of the stairs and lifts, fans and chillers, pipes between them. */
function equipment(mesh: Mesh, { x, y, width, depth }: Section, z: number, random: Random, wall: Paint): void {
  const [cx, cy] = [x + width * 0.5, y + depth * 0.56];
  mesh.box(cx - 3.4, cy - 2.4, z, 6.8, 4.8, 2.9, wall);
  mesh.box(cx - 3.6, cy - 2.6, z + 2.9, 7.2, 5.2, 0.22, coping);
  mesh.box(cx - 2.2, cy - 2.44, z, 1, 0.06, 2.1, dark);
  const count = Math.max(2, Math.round((width * depth) / 130));
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const px = cx + side * (5.4 + Math.floor(index / 2) * 4 + random.range(0, 1.2));
    const py = y + depth * random.range(0.25, 0.72);
    if (px < x + 2 || px > x + width - 3.4) continue;
    mesh.box(px, py, z, 1.9, 1.1, 1.25, machine);
    mesh.cylinder([px + 0.95, py + 0.55, z + 1.25], 0.42, 0.42, 0.12, 10, dark);
  }
  for (let index = 0; index < 5; index += 1) {
    mesh.cylinder(
      [x + width * random.range(0.12, 0.88), y + depth * random.range(0.15, 0.85), z],
      0.12,
      0.12,
      0.9,
      6,
      machine,
    );
  }
}

function panels(mesh: Mesh, { x, y, width, depth }: Section, z: number): void {
  for (let py = y + 1.6; py < y + depth - 2.4; py += 2.5) {
    for (let px = x + 1.6; px < x + width - 2.6; px += 2.1) {
      if (Math.abs(px + 1 - (x + width * 0.5)) < 5 && py > y + depth * 0.2) continue;
      const [low, high] = [z + 0.25, z + 0.95];
      mesh.quad([px, py, low], [px + 1.95, py, low], [px + 1.95, py + 1.5, high], [px, py + 1.5, high], cells);
      mesh.quad(
        [px, py + 1.5, high],
        [px + 1.95, py + 1.5, high],
        [px + 1.95, py + 1.5, z],
        [px, py + 1.5, z],
        dark,
        [0, 1, 0],
      );
    }
  }
}

/** A terrace for everyone: boards, planters, a pergola. */
function garden(mesh: Mesh, { x, y, width, depth }: Section, z: number): void {
  const [left, low, wide, deep] = [x + 2, y + 1.4, width - 4, depth * 0.3];
  mesh.box(left, low, z, wide, deep, 0.08, deck);
  const count = Math.max(2, Math.floor(wide / 5));
  for (let index = 0; index < count; index += 1) {
    const px = left + (wide * (index + 0.5)) / count;
    mesh.box(px - 1.2, low + 0.1, z + 0.08, 2.4, 0.7, 0.55, paint('#8d7a63', 'wood'));
    mesh.box(px - 1.12, low + 0.16, z + 0.6, 2.24, 0.58, 0.35, green);
  }
  const px = left + wide * 0.12;
  for (const [dx, dy] of [
    [0, 0],
    [5, 0],
    [0, deep - 0.6],
    [5, deep - 0.6],
  ] as const) {
    mesh.box(px + dx, low + 0.2 + dy, z, 0.16, 0.16, 2.5, deck);
  }
  for (let index = 0; index <= 10; index += 1) mesh.box(px + index * 0.5, low, z + 2.5, 0.1, deep, 0.16, deck);
}

export function drawRoof(mesh: Mesh, house: House, section: Section, { plain, finished }: RoofOptions): void {
  const { style } = house;
  const z = levelOf(style, wallsEnd(section) + 1);
  if (section.roof === 'mansard') return drawMansard(mesh, house, section, plain);
  const wall =
    section.storeys > 0 && style.attic > 0 ? paint(style.accent, style.accentKind) : paint(style.wall, style.wallKind);
  mesh.area(sectionOutline(section, -0.2), z + 0.05, membrane);
  const high = section.roof === 'terrace' ? 0.9 : 1.05;
  parapet(mesh, section, z, high, 0.32, wall);
  if (style.cornice > 0) cornice(mesh, section, z + high, style.cornice, paint(style.base, style.baseKind));
  if (!finished) return;
  const random = randomOf(`${house.key}${section.x}roof`);
  if (plain) {
    return mesh.box(
      section.x + section.width * 0.5 - 3.4,
      section.y + section.depth * 0.56 - 2.4,
      z,
      6.8,
      4.8,
      2.9,
      wall,
    );
  }
  if (section.roof === 'terrace') garden(mesh, section, z + 0.05);
  if (section.roof === 'solar') panels(mesh, section, z + 0.05);
  equipment(mesh, section, z + 0.05, random, wall);
}

function cornice(mesh: Mesh, section: Section, z: number, out: number, stone: Paint): void {
  const { x, y, width, depth } = section;
  for (const [step, high] of [
    [0.5, 0.22],
    [1, 0.24],
  ] as const) {
    const grow = out * step;
    mesh.box(x - grow, y - grow, z - 0.5 + (step - 0.5) * 0.44, width + grow * 2, 0.4 + grow, high, stone, 'none');
    mesh.box(
      x - grow,
      y + depth - 0.4,
      z - 0.5 + (step - 0.5) * 0.44,
      width + grow * 2,
      0.4 + grow,
      high,
      stone,
      'none',
    );
    mesh.box(x - grow, y - grow, z - 0.5 + (step - 0.5) * 0.44, 0.4 + grow, depth + grow * 2, high, stone, 'none');
    mesh.box(
      x + width - 0.4,
      y - grow,
      z - 0.5 + (step - 0.5) * 0.44,
      0.4 + grow,
      depth + grow * 2,
      high,
      stone,
      'none',
    );
  }
}
