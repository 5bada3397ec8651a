import type { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import type { V2, V3 } from '../mesh/vector.ts';

const tyre = paint('#232425');
const steel = paint('#a9adad', 'metal');
const frames = ['#b9684a', '#3f5f6f', '#d9d6cf', '#5d6b4e'] as const;

/** A bicycle that leans on its hoop, its wheels along the x axis. */
function drawBicycle(mesh: Mesh, [x, y]: V2, color: string): void {
  const cover = paint(color, 'metal');
  const at = (along: number, up: number, side = 0): V3 => [x + along, y + side + up * 0.08, up];
  for (const hub of [-0.52, 0.52]) {
    const rim = Array.from({ length: 17 }, (_, index): V3 =>
      at(hub + Math.cos(index * 0.3927) * 0.33, 0.34 + Math.sin(index * 0.3927) * 0.33),
    );
    rim.slice(1).forEach((to, index) => mesh.stick(rim[index] ?? to, to, 0.04, tyre));
    for (let spoke = 0; spoke < 8; spoke += 1) mesh.stick(at(hub, 0.34), rim[spoke * 2] ?? at(hub, 0.34), 0.008, steel);
  }
  const [pedals, saddle, head, fork] = [at(-0.08, 0.3), at(-0.2, 0.82), at(0.36, 0.86), at(0.4, 0.72)];
  for (const [from, to] of [
    [pedals, saddle],
    [saddle, head],
    [pedals, fork],
    [pedals, at(-0.52, 0.34)],
    [at(-0.18, 0.74), at(-0.52, 0.34)],
    [head, at(0.52, 0.34)],
  ] as const) {
    mesh.stick(from, to, 0.035, cover);
  }
  mesh.stick(at(-0.32, 0.92), at(-0.06, 0.92), 0.09, tyre);
  mesh.stick(saddle, at(-0.22, 0.92), 0.03, steel);
  mesh.stick(head, at(0.34, 1), 0.03, steel);
  mesh.stick(at(0.3, 1, -0.28), at(0.3, 1, 0.28), 0.035, tyre);
}

/** A row of hoops, each with a bicycle but the last. */
export function drawBicycles(mesh: Mesh, [x, y]: V2, count: number): void {
  for (let index = 0; index <= count; index += 1) {
    const side = y + index * 0.85;
    const corners: readonly V3[] = [
      [x - 0.3, side - 0.12, 0],
      [x - 0.3, side - 0.12, 0.8],
      [x + 0.3, side - 0.12, 0.8],
      [x + 0.3, side - 0.12, 0],
    ];
    corners.slice(1).forEach((to, corner) => mesh.stick(corners[corner] ?? to, to, 0.045, steel));
    if (index < count) drawBicycle(mesh, [x + (index % 2) * 0.08, side], frames[index % frames.length] ?? '#b9684a');
  }
}
