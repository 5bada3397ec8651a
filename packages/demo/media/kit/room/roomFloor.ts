import type { DrawnWindow, DrawnRoom } from './room.ts';
import { face, type Stage } from '../scene.ts';
import { open, poly, stroke } from '../svg.ts';
import type { V3 } from '../../world/mesh/vector.ts';

export function floorLines(stage: Stage, { width, depth, floor }: DrawnRoom): string {
  const lines: string[] = [];
  const step = floor === 'boards' ? 0.22 : floor === 'tiles' ? 0.6 : 2.5;
  for (let x = 0; x <= width; x += step) lines.push(open(stage.cam.line([x, -2, 0], [x, depth, 0])));
  if (floor === 'boards') {
    for (let x = 0; x < width; x += step) {
      for (let y = stage.random.range(0, 1.6); y < depth; y += 1.7) {
        lines.push(open(stage.cam.line([x, y, 0], [x + step, y, 0])));
      }
    }
  } else for (let y = -2; y <= depth; y += step) lines.push(open(stage.cam.line([0, y, 0], [width, y, 0])));
  return stroke(lines.join(''), '#5c432e', 0.7, floor === 'boards' ? 0.28 : 0.2);
}

/** Where the sun falls through a window on the floor. */
export function sunPatch(stage: Stage, { x0, x1, z0, z1, panes }: DrawnWindow, depth: number): string {
  const drop = (x: number, z: number): V3 => [x - z * 0.75, depth - z * 1.05, 0];
  const wide = (x1 - x0) / panes;
  return Array.from({ length: panes }, (_, index) => {
    const [a, b] = [x0 + wide * index + 0.05, x0 + wide * (index + 1) - 0.05];
    return poly(stage.cam.polygon([drop(a, z0), drop(b, z0), drop(b, z1), drop(a, z1)]));
  }).join('');
}

export const floorShade = (stage: Stage, x: number, y: number, width: number, depth: number): string =>
  face(
    stage,
    [
      [x - 0.25, y - 0.3, 0],
      [x + width - 0.1, y - 0.3, 0],
      [x + width, y + depth, 0],
      [x, y + depth, 0],
    ],
    '#3a2c20',
    0.26,
  );
