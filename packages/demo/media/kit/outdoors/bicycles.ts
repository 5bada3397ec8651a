import type { SceneItem, Stage } from '../scene.ts';
import { fill, open, stroke } from '../svg.ts';
import type { V3 } from '../../world/mesh/vector.ts';

const bicycle = (stage: Stage, x: number, y: number, colour: string): SceneItem => ({
  box: { min: [x, y, 0], max: [x + 1.7, y + 0.3, 1] },
  draw: () => {
    const at = (along: number, z: number): V3 => [x + along, y, z];
    const ring = (along: number): string =>
      stroke(
        open(
          Array.from({ length: 19 }, (_, index) =>
            stage.cam.project(at(along + Math.cos(index * 0.349) * 0.34, 0.34 + Math.sin(index * 0.349) * 0.34)),
          ),
        ),
        '#2b3136',
        Math.max(1.4, stage.cam.scale(at(0, 0)) * 0.04),
      );
    const bar = (points: V3[]): string => open(points.map((point) => stage.cam.project(point)));
    return (
      fill(
        open([
          stage.cam.project([x, y - 0.2, 0]),
          stage.cam.project([x + 1.7, y - 0.2, 0]),
          stage.cam.project([x + 1.8, y + 0.1, 0]),
          stage.cam.project([x + 0.1, y + 0.1, 0]),
        ]),
        '#3a2c20',
        0.25,
      ) +
      ring(0.34) +
      ring(1.38) +
      stroke(
        bar([at(0.34, 0.34), at(0.62, 0.82), at(1.2, 0.84), at(0.86, 0.32), at(0.34, 0.34)]) +
          bar([at(0.62, 0.82), at(0.86, 0.32)]) +
          bar([at(1.38, 0.34), at(1.18, 0.95)]),
        colour,
        Math.max(2, stage.cam.scale(at(0, 0)) * 0.05),
      ) +
      stroke(
        bar([at(1.05, 1), at(1.3, 0.96)]) +
          bar([at(0.48, 0.94), at(0.72, 0.94)]) +
          bar([at(0.6, 0.94), at(0.62, 0.82)]),
        '#2b3136',
        Math.max(2, stage.cam.scale(at(0, 0)) * 0.05),
      )
    );
  },
});

export const bicycles = (stage: Stage, x: number, y: number, count: number): SceneItem[] =>
  Array.from({ length: count }, (_, index) =>
    bicycle(stage, x, y + index * 0.62, ['#b9684a', '#5f7350', '#3f4b55', '#c9a46a'][index % 4] ?? '#3f4b55'),
  );
