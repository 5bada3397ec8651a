import type { Random } from '../random.ts';
import type { Mesh } from '../world/mesh/mesh.ts';
import { type Paint, paint } from '../world/mesh/paint.ts';
import type { V3 } from '../world/mesh/vector.ts';

const oak = paint('#a9794c');
const walnut = paint('#6d4a33');
const dark = paint('#2f3438', 'metal');
const white = paint('#f3eee4');
const bulb = paint('#ffe6b8', 'glow', 1);

/** Something upholstered: a block with round edges. */
export function addCushion(
  mesh: Mesh,
  [x, y, z]: V3,
  width: number,
  depth: number,
  height: number,
  color: string,
  round = 0.06,
): void {
  const ring = (level: number, inset: number): V3[] => {
    const [w, d] = [Math.max(0.01, width / 2 - inset), Math.max(0.01, depth / 2 - inset)];
    const r = Math.min(round, w, d);
    return (
      [
        [w - r, d - r, 0],
        [r - w, d - r, 1],
        [r - w, r - d, 2],
        [w - r, r - d, 3],
      ] as const
    ).flatMap(([cx, cy, quarter]) =>
      [0, 0.5, 1].map((share): V3 => {
        const angle = (quarter + share) * 1.5708;
        return [x + width / 2 + cx + Math.cos(angle) * r, y + depth / 2 + cy + Math.sin(angle) * r, z + level];
      }),
    );
  };
  const edge = Math.min(round, height / 2);
  mesh.skin(
    [
      ring(0, edge * 0.6),
      ring(edge * 0.4, edge * 0.12),
      ring(edge, 0),
      ring(height - edge, 0),
      ring(height - edge * 0.4, edge * 0.12),
      ring(height, edge * 0.7),
    ],
    paint(color),
  );
  mesh.polygon(ring(height, edge * 0.7), paint(color));
}

export function addSofa(
  mesh: Mesh,
  x: number,
  y: number,
  color: string,
  cushions: readonly string[],
  width = 2.3,
): void {
  for (const dx of [0.08, width - 0.14]) {
    for (const dy of [0.08, 0.8]) mesh.box(x + dx, y + dy, 0, 0.06, 0.06, 0.14, walnut);
  }
  addCushion(mesh, [x, y, 0.14], width, 0.95, 0.16, color, 0.04);
  addCushion(mesh, [x, y + 0.72, 0.14], width, 0.24, 0.64, color, 0.08);
  for (const dx of [0, width - 0.2]) addCushion(mesh, [x + dx, y, 0.14], 0.2, 0.95, 0.46, color, 0.06);
  const seat = (width - 0.42) / 2;
  for (const side of [0, 1]) {
    addCushion(mesh, [x + 0.21 + side * seat, y + 0.02, 0.29], seat - 0.01, 0.74, 0.17, color, 0.07);
    addCushion(mesh, [x + 0.21 + side * seat, y + 0.56, 0.44], seat - 0.02, 0.2, 0.4, color, 0.08);
  }
  cushions.forEach((each, index) =>
    addCushion(mesh, [x + 0.28 + index * (width - 1.02), y + 0.42, 0.45], 0.46, 0.18, 0.4, each, 0.09),
  );
}

export function addArmchair(mesh: Mesh, x: number, y: number, color: string): void {
  for (const dx of [0.06, 0.68]) for (const dy of [0.06, 0.68]) mesh.box(x + dx, y + dy, 0, 0.06, 0.06, 0.16, walnut);
  addCushion(mesh, [x, y, 0.16], 0.8, 0.8, 0.26, color, 0.08);
  addCushion(mesh, [x, y + 0.6, 0.2], 0.8, 0.22, 0.62, color, 0.09);
  for (const dx of [0, 0.64]) addCushion(mesh, [x + dx, y, 0.2], 0.16, 0.74, 0.38, color, 0.07);
}

export function addTable(mesh: Mesh, x: number, y: number, width: number, depth: number, high: number): void {
  mesh.box(x, y, high - 0.04, width, depth, 0.04, oak, 'none');
  for (const dx of [0.06, width - 0.12]) {
    for (const dy of [0.06, depth - 0.12]) mesh.box(x + dx, y + dy, 0, 0.06, 0.06, high - 0.04, oak);
  }
}

/** `back`: the side where its back is, 1 to the north, -1 to the south. */
export function addChair(mesh: Mesh, x: number, y: number, color: string, back: 1 | -1): void {
  for (const dx of [0.02, 0.38]) for (const dy of [0.02, 0.38]) mesh.box(x + dx, y + dy, 0, 0.04, 0.04, 0.44, walnut);
  addCushion(mesh, [x, y, 0.43], 0.44, 0.44, 0.07, color, 0.03);
  const behind = y + (back === 1 ? 0.39 : 0.01);
  for (const dx of [0.02, 0.38]) mesh.box(x + dx, behind, 0.46, 0.04, 0.04, 0.42, walnut);
  addCushion(mesh, [x, behind - 0.01, 0.64], 0.44, 0.06, 0.26, color, 0.03);
}

export function addPendant(mesh: Mesh, x: number, y: number, ceiling: number, drop: number): void {
  const low = ceiling - drop;
  mesh.cylinder([x, y, low + 0.2], 0.008, 0.008, drop - 0.2, 6, dark);
  mesh.cylinder([x, y, low], 0.24, 0.05, 0.2, 24, dark, false);
  mesh.cylinder([x, y, low + 0.02], 0.2, 0.04, 0.17, 24, white, false);
  mesh.cylinder([x, y, low + 0.03], 0.05, 0.05, 0.07, 10, bulb);
}

export function addRug(
  mesh: Mesh,
  x: number,
  y: number,
  width: number,
  depth: number,
  color: string,
  border: string,
): void {
  mesh.box(x, y, 0, width, depth, 0.014, paint(border));
  mesh.box(x + 0.12, y + 0.12, 0, width - 0.24, depth - 0.24, 0.018, paint(color));
}

const covers = ['#8a4a3a', '#c9a24f', '#5d6b4e', '#e6dccb', '#3f5f6f', '#b9684a', '#2f3640', '#d9cbb2'] as const;

/** Against the north wall. */
export function addShelves(mesh: Mesh, random: Random, x: number, y: number, width: number, levels: number): void {
  const pitch = 0.36;
  for (const dx of [0, width - 0.03]) mesh.box(x + dx, y, 0, 0.03, 0.3, levels * pitch + 0.03, oak);
  for (let level = 0; level <= levels; level += 1) mesh.box(x, y, level * pitch, width, 0.3, 0.03, oak);
  for (let level = 0; level < levels; level += 1) {
    for (let at = x + 0.05; at < x + width - 0.1;) {
      const thick = random.range(0.025, 0.055);
      if (random.chance(0.1)) at += random.range(0.08, 0.25);
      if (at + thick > x + width - 0.04) break;
      mesh.box(at, y + 0.06, level * pitch + 0.03, thick, 0.2, random.range(0.2, 0.3), paint(random.pick(covers)));
      at += thick + 0.002;
    }
  }
}

/** A picture on the north wall. */
export function addFramed(mesh: Mesh, x: number, wall: number, z: number, width: number, height: number): void {
  mesh.box(x, wall - 0.03, z, width, 0.03, height, walnut, 'none');
  mesh.box(x + 0.03, wall - 0.034, z + 0.03, width - 0.06, 0.03, height - 0.06, white, 'none');
  const [left, low, wide, high] = [x + width * 0.2, z + height * 0.2, width * 0.6, height * 0.6];
  mesh.box(left, wall - 0.038, low, wide, 0.03, high, paint('#d9b48f'), 'none');
  mesh.box(left, wall - 0.041, low, wide, 0.03, high * 0.45, paint('#7d8b66'), 'none');
  mesh.box(left, wall - 0.042, low + high * 0.45, wide, 0.03, 0.012, paint('#a5563d'), 'none');
}

export function addPot(mesh: Mesh, x: number, y: number, high = 0.36): void {
  mesh.cylinder([x, y, 0], 0.14, 0.2, high, 20, paint('#b5644a'));
  mesh.cylinder([x, y, high], 0.18, 0.18, 0.01, 20, paint('#5b4636'));
}

export function addBed(mesh: Mesh, x: number, y: number, cover: string): void {
  mesh.box(x - 0.05, y - 0.02, 0.1, 1.9, 2.12, 0.2, oak);
  mesh.box(x - 0.1, y + 2.06, 0, 2, 0.07, 1.05, oak);
  for (const dx of [0.02, 1.7]) mesh.box(x + dx, y + 0.04, 0, 0.08, 0.08, 0.1, walnut);
  addCushion(mesh, [x, y, 0.28], 1.8, 2.04, 0.22, '#f3eee4', 0.07);
  addCushion(mesh, [x - 0.03, y - 0.04, 0.44], 1.86, 1.36, 0.11, cover, 0.05);
  addCushion(mesh, [x - 0.02, y + 1.16, 0.46], 1.84, 0.26, 0.12, '#f7f3ea', 0.05);
  for (const dx of [0.1, 0.98]) {
    addCushion(mesh, [x + dx, y + 1.58, 0.5], 0.72, 0.4, 0.17, '#fbf7ee', 0.08);
    addCushion(mesh, [x + dx + 0.05, y + 1.82, 0.52], 0.62, 0.2, 0.36, '#efe6d6', 0.09);
  }
}

export function addBedside(mesh: Mesh, x: number, y: number): void {
  mesh.box(x, y, 0.12, 0.46, 0.4, 0.36, oak);
  mesh.box(x + 0.01, y - 0.005, 0.3, 0.44, 0.01, 0.008, walnut);
  mesh.cylinder([x + 0.23, y + 0.2, 0.48], 0.07, 0.07, 0.015, 16, dark);
  mesh.cylinder([x + 0.23, y + 0.2, 0.49], 0.012, 0.012, 0.2, 8, dark);
  mesh.cylinder([x + 0.23, y + 0.2, 0.66], 0.15, 0.1, 0.2, 20, paint('#f0dfbd', 'glow', 0.22));
}

/** A row of kitchen fronts along the north wall, whose face is at `wall`. */
export function addKitchen(mesh: Mesh, x: number, wall: number, units: number, color: string): void {
  const front = paint(color);
  const wide = 0.6;
  for (let unit = 0; unit < units; unit += 1) {
    const at = x + unit * wide;
    mesh.box(at + 0.004, wall - 0.6, 0.1, wide - 0.008, 0.6, 0.76, front);
    mesh.box(at + 0.1, wall - 0.615, 0.8, wide - 0.2, 0.015, 0.015, dark);
    if (unit !== 2) mesh.box(at + 0.004, wall - 0.34, 1.5, wide - 0.008, 0.34, 0.72, front, 'none');
    else mesh.box(at + 0.004, wall - 0.34, 1.66, wide - 0.008, 0.34, 0.56, paint('#d9d3c6', 'metal'), 'none');
  }
  mesh.box(x, wall - 0.55, 0, units * wide, 0.5, 0.1, dark);
  mesh.box(x - 0.02, wall - 0.63, 0.86, units * wide + 0.04, 0.63, 0.04, paint('#e8e0d2', 'stone'));
  mesh.box(x, wall - 0.012, 0.9, units * wide, 0.012, 0.6, paint('#ded5c4', 'tiles'));
  mesh.box(x + 2 * wide + 0.04, wall - 0.56, 0.9, wide - 0.08, 0.5, 0.008, paint('#22262a', 'metal'));
  mesh.stick([x + 3.6 * wide, wall - 0.12, 0.9], [x + 3.6 * wide, wall - 0.12, 1.2], 0.025, dark);
  mesh.stick([x + 3.6 * wide, wall - 0.12, 1.2], [x + 3.6 * wide, wall - 0.36, 1.2], 0.025, dark);
  for (const [dx, high, tint] of [
    [0.3, 0.24, '#b9684a'],
    [0.5, 0.18, '#c9a24f'],
    [1, 0.2, '#f3eee4'],
  ] as const) {
    mesh.cylinder([x + dx, wall - 0.24, 0.9], 0.05, 0.06, high, 16, paint(tint));
  }
}

export function addBowl(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.cylinder([x, y, z], 0.07, 0.17, 0.09, 20, white, false);
  mesh.cylinder([x, y, z + 0.03], 0.12, 0.12, 0.01, 16, white);
  for (const [dx, dy, tint] of [
    [-0.05, 0, '#b5563a'],
    [0.05, 0.03, '#c9a046'],
    [0, -0.06, '#8d9a4e'],
  ] as const) {
    addCushion(mesh, [x + dx - 0.04, y + dy - 0.04, z + 0.04], 0.09, 0.09, 0.09, tint, 0.045);
  }
}

export function addCarton(mesh: Mesh, x: number, y: number, z: number, size: number): void {
  mesh.box(x, y, z, size, size * 0.8, size * 0.72, paint('#c39a66'));
  mesh.box(x + size * 0.44, y - 0.003, z, size * 0.12, size * 0.806, size * 0.722, paint('#e3cfa6'));
}

/** A complex of card on a board, as it stands in a sales centre; `scale` 1 is a board of 1.3 by 0.8 m. */
export function addModel(mesh: Mesh, x: number, y: number, z: number, scale = 1): void {
  const box = (at: V3, size: V3, color: Paint, without: 'bottom' | 'none' = 'bottom'): void => {
    const [dx, dy, dz, wide, deep, high] = [...at, ...size].map((length) => length * scale) as [...V3, ...V3];
    mesh.box(x + dx, y + dy, z + dz, wide, deep, high, color, without);
  };
  box([0, 0, 0], [1.3, 0.8, 0.035], oak);
  box([0.02, 0.02, 0], [1.26, 0.76, 0.045], paint('#c9cfa9'));
  for (const [dx, dy, wide, deep, high] of [
    [0.12, 0.44, 0.3, 0.16, 0.26],
    [0.5, 0.46, 0.22, 0.18, 0.46],
    [0.72, 0.46, 0.18, 0.16, 0.34],
    [1, 0.16, 0.16, 0.46, 0.32],
  ] as const) {
    box([dx, dy, 0.045], [wide, deep, high], white);
    for (let level = 0.04; level < high - 0.03; level += 0.045) {
      box([dx - 0.002, dy - 0.002, 0.045 + level], [wide + 0.004, deep + 0.004, 0.018], paint('#b9b2a4'));
    }
  }
  for (const [dx, dy] of [
    [0.1, 0.14],
    [0.26, 0.24],
    [0.4, 0.12],
    [0.58, 0.28],
    [0.74, 0.14],
    [0.86, 0.3],
    [0.3, 0.34],
  ] as const) {
    const size = 0.08 * scale;
    addCushion(mesh, [x + dx * scale, y + dy * scale, z + 0.05 * scale], size, size, 0.09 * scale, '#7d8f58', size / 2);
  }
}
