import { randomOf } from '../random.ts';
import { Mesh } from '../world/mesh/mesh.ts';
import { dimmed, paint, rgb } from '../world/mesh/paint.ts';
import type { V3 } from '../world/mesh/vector.ts';

interface ShellWindow {
  left: number;
  right: number;
  sill: number;
  head: number;
  panes: number;
}

/** A room whose windows are in its north wall; x to the right, y towards them, from 0 where the picture begins; metres. */
export interface Shell {
  name: string;
  width: number;
  depth: number;
  height: number;
  wall: string;
  floor: 'boards' | 'tiles';
  windows: readonly ShellWindow[];
  curtains?: boolean;
}

/** How far the room extends behind the viewer. */
const behind = 4.6;
const thick = 0.32;

function drawFloor(mesh: Mesh, { name, width, depth, floor }: Shell): void {
  const random = randomOf(`${name}floor`);
  const [step, long, color] =
    floor === 'boards' ? ([0.2, 1.9, rgb('#b99a76')] as const) : ([0.6, 0.6, rgb('#cfc6b6')] as const);
  for (let x = 0; x < width; x += step) {
    for (let y = -behind - (floor === 'boards' ? random.range(0, long) : 0); y < depth; y += long) {
      const [right, far, near] = [
        Math.min(width, x + step - 0.004),
        Math.min(depth, y + long - 0.004),
        Math.max(-behind, y),
      ];
      mesh.area(
        [
          [x, near],
          [right, near],
          [right, far],
          [x, far],
        ],
        0,
        paint(dimmed(color, random.range(0.86, 1.1))),
      );
    }
  }
  mesh.area(
    [
      [0, -behind],
      [width, -behind],
      [width, depth],
      [0, depth],
    ],
    -0.006,
    paint(dimmed(color, 0.45)),
  );
}

function drawCurtain(mesh: Mesh, x: number, wide: number, { depth, height }: Shell): void {
  const cloth = paint('#efe7d8');
  const ring = (z: number): V3[] =>
    Array.from({ length: 49 }, (_, index): V3 => [
      x + (wide * index) / 48,
      depth - 0.14 + 0.035 * Math.sin(index * 1.1) + 0.012 * Math.sin(index * 0.37 + z),
      z,
    ]);
  const [low, high] = [ring(0.02), ring(height - 0.06)];
  low.slice(1).forEach((to, index) => mesh.quad(low[index] ?? to, to, high[index + 1] ?? to, high[index] ?? to, cloth));
}

/** Walls, floor and windows. The ceiling is apart: it casts no shadow, so that the sky lights the room from above as it does a model without its lid. */
export function drawShell(shell: Shell): { room: Mesh; lid: Mesh } {
  const { width, depth, height, windows, curtains = false } = shell;
  const [room, lid] = [new Mesh(), new Mesh()];
  const wall = paint(shell.wall);
  const white = paint('#f4efe5');
  const frame = paint('#3d4247', 'metal');
  drawFloor(room, shell);
  lid.polygon(
    [
      [0, -behind, height],
      [0, depth, height],
      [width, depth, height],
      [width, -behind, height],
    ],
    paint('#f6f1e8'),
  );
  const high = height + 0.4;
  room.box(-thick, -behind - thick, -0.3, thick, depth + behind + thick * 2, high + 0.3, wall);
  room.box(width, -behind - thick, -0.3, thick, depth + behind + thick * 2, high + 0.3, wall);
  room.box(-thick, -behind - thick, -0.3, width + thick * 2, thick, high + 0.3, wall);
  let from = 0;
  for (const { left, right, sill, head, panes } of windows) {
    room.box(from, depth, -0.3, left - from, thick, high + 0.3, wall);
    if (sill > 0) room.box(left, depth, -0.3, right - left, thick, sill + 0.3, wall);
    room.box(left, depth, head, right - left, thick, high - head, wall, 'none');
    if (sill > 0.2) room.box(left - 0.04, depth - 0.1, sill, right - left + 0.08, 0.34, 0.035, white, 'none');
    for (let pane = 0; pane <= panes; pane += 1) {
      room.box(left + ((right - left) * pane) / panes - 0.03, depth + 0.14, sill, 0.06, 0.07, head - sill, frame);
    }
    for (const z of [sill, head - 0.06]) room.box(left, depth + 0.14, z, right - left, 0.07, 0.06, frame, 'none');
    from = right;
  }
  room.box(from, depth, -0.3, width - from, thick, high + 0.3, wall);
  // Over the windows' wall the sun does not look in.
  room.box(-6, depth, high, width + 12, thick, 14, wall);
  for (const [x, y, wide, deep] of [
    [0, -behind, 0.015, depth + behind],
    [width - 0.015, -behind, 0.015, depth + behind],
  ] as const) {
    room.box(x, y, 0, wide, deep, 0.09, white);
  }
  windows
    .filter(({ sill }) => sill > 0.1)
    .forEach(({ left, right }) => room.box(left, depth - 0.015, 0, right - left, 0.015, 0.09, white));
  if (curtains) {
    windows.forEach(({ left, right }) => [left - 0.5, right - 0.12].forEach((x) => drawCurtain(room, x, 0.62, shell)));
  }
  return { room, lid };
}
