import { pendantItem, piece } from '../kit/room/furniture.ts';
import { personItem } from '../kit/props.ts';
import { drawRoom } from '../kit/room/room.ts';
import { face } from '../kit/scene.ts';
import { open, stroke } from '../kit/svg.ts';
import type { V3 } from '../world/mesh/vector.ts';

export const renovation = (): string =>
  drawRoom({
    width: 6.4,
    depth: 5,
    height: 2.95,
    seed: 'renovation',
    wall: '#efe7da',
    floor: 'concrete',
    windows: [{ x0: 1.1, x1: 4.3, z0: 0.4, z1: 2.5, panes: 3 }],
    flat: (stage) =>
      face(
        stage,
        [
          [0, 1.4, 0],
          [0, 5, 0],
          [0, 5, 2.2],
          [0, 3.6, 1.9],
          [0, 2.4, 2.3],
        ],
        '#a9b38f',
        0.95,
      ) +
      face(
        stage,
        [
          [4.9, 5, 0],
          [6.4, 5, 0],
          [6.4, 5, 2.6],
          [5.8, 5, 2.4],
          [5.3, 5, 2.6],
          [4.9, 5, 2.1],
        ],
        '#a9b38f',
        0.9,
      ) +
      face(
        stage,
        [
          [0.2, 0.4, 0.01],
          [3.4, 0.3, 0.01],
          [3.6, 3.2, 0.01],
          [0.1, 3.4, 0.01],
        ],
        '#dfe4e2',
        0.6,
      ),
    items: (stage) => [
      {
        box: { min: [4.8, 3.2, 0], max: [5.7, 4, 2] },
        draw: () => {
          const line = (a: V3, b: V3): string => open(stage.cam.line(a, b));
          const steps = [0.35, 0.75, 1.15, 1.55]
            .map((z) => line([4.8 + z * 0.09, 3.4, z], [5.5 - z * 0.09, 3.4, z]))
            .join('');
          return (
            stroke(
              line([4.8, 3.4, 0], [5, 3.4, 2]) +
                line([5.5, 3.4, 0], [5.3, 3.4, 2]) +
                line([4.85, 4.1, 0], [5, 3.4, 2]) +
                line([5.5, 4.1, 0], [5.3, 3.4, 2]),
              '#9c7448',
              9,
            ) + stroke(steps, '#b98a5c', 8)
          );
        },
      },
      personItem(stage, 'stand', [4.2, 3.6]),
      pendantItem(stage, 3, 2.6, 2.95, 0.6),
      piece(
        stage,
        [1, 1.6, 0],
        [0.4, 0.4, 0.4],
        [
          [[0, 0, 0], [0.4, 0.4, 0.4], '#e6dfd0'],
          [[0.02, 0.02, 0.4], [0.36, 0.36, 0.01], '#8fa073'],
        ],
      ),
      piece(
        stage,
        [1.7, 2, 0],
        [0.4, 0.4, 0.4],
        [
          [[0, 0, 0], [0.4, 0.4, 0.4], '#e6dfd0'],
          [[0.02, 0.02, 0.4], [0.36, 0.36, 0.01], '#b9684a'],
        ],
      ),
      piece(
        stage,
        [0.5, 3.9, 0],
        [2, 0.5, 0.6],
        [0, 1, 2, 3].map((row) => [[0, 0, row * 0.12], [2, 0.5, 0.1], row % 2 === 0 ? '#c49a6c' : '#b98a5c'] as const),
      ),
    ],
  });
