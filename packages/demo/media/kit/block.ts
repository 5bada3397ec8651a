import type { Stage } from './scene.ts';
import { air, face, lit } from './scene.ts';
import type { V3 } from '../world/mesh/vector.ts';

export function drawBlock(stage: Stage, [x, y, z]: V3, [w, d, h]: V3, colour: string): string {
  const { eye } = stage.cam;
  const faces: [V3, V3[]][] = [
    [
      [1, 0, 0],
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
    ],
    [
      [-1, 0, 0],
      [
        [x, y, z],
        [x, y + d, z],
        [x, y + d, z + h],
        [x, y, z + h],
      ],
    ],
    [
      [0, 1, 0],
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
    ],
    [
      [0, -1, 0],
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + h],
        [x, y, z + h],
      ],
    ],
    [
      [0, 0, 1],
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
    ],
  ];
  return faces
    .filter(
      ([normal, [first]]) =>
        first !== undefined &&
        (eye[0] - first[0]) * normal[0] + (eye[1] - first[1]) * normal[1] + (eye[2] - first[2]) * normal[2] > 0,
    )
    .map(([normal, points]) => face(stage, points, air(stage, lit(stage.mood, colour, normal), [x, y, z])))
    .join('');
}
