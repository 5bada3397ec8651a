import type { SceneItem, Stage } from './scene.ts';
import type { Pose } from './outdoors/people.ts';
import { mix } from './color.ts';
import { person } from './outdoors/people.ts';
import { air, boxOf, face, lit } from './scene.ts';
import { fill, poly, stroke } from './svg.ts';
import type { V2, V3 } from '../world/mesh/vector.ts';

export function personItem(stage: Stage, pose: Pose, [x, y]: V2, tall = 1): SceneItem {
  const { cam, mood, random } = stage;
  return {
    box: boxOf(x - 0.3, y - 0.3, 0, 0.6, 0.6, 1.8),
    draw: () => {
      const at: V3 = [x, y, 0];
      const feet = cam.project(at);
      const end: V3 = [x - (mood.sun[0] / mood.sun[2]) * 1.5, y - (mood.sun[1] / mood.sun[2]) * 1.5, 0];
      const shade = poly(
        cam.polygon([
          [x - 0.16, y - 0.1, 0],
          [x + 0.16, y + 0.1, 0],
          [end[0] + 0.16, end[1] + 0.1, 0],
          [end[0] - 0.12, end[1] - 0.08, 0],
        ]),
      );
      const away = Math.hypot(x - cam.eye[0], y - cam.eye[1]);
      return (
        (cam.scale(at) < 12 ? '' : fill(shade, mood.shadow, 0.3)) +
        person(pose, random, feet, cam.scale(at) * tall, mood.haze, Math.min(0.5, away / 260))
      );
    },
  };
}

/** Length and height of a hatchback's outline, from the tail to the nose. */
const carOutline: readonly V2[] = [
  [0.05, 0.28],
  [0, 0.75],
  [0.12, 0.98],
  [0.62, 1.42],
  [1.9, 1.46],
  [2.75, 0.98],
  [3.9, 0.84],
  [4.18, 0.6],
  [4.2, 0.28],
];
const carWindows: readonly (readonly V2[])[] = [
  [
    [0.55, 1],
    [0.85, 1.34],
    [1.42, 1.38],
    [1.42, 0.98],
  ],
  [
    [1.52, 0.98],
    [1.52, 1.38],
    [1.88, 1.38],
    [2.5, 0.98],
  ],
];

/** A car as its side outline, drawn out to its width: shade, body, glass, wheels. */
export function carItem(stage: Stage, [x, y]: V2, alongX: boolean, paintwork: string): SceneItem {
  const wide = 1.75;
  const at = ([along, z]: V2, across: number): V3 => (alongX ? [x + along, y + across, z] : [x + across, y + along, z]);
  return {
    box: alongX ? boxOf(x, y, 0, 4.2, wide, 1.5) : boxOf(x, y, 0, wide, 4.2, 1.5),
    draw: () => {
      const { mood, cam } = stage;
      const near = (alongX ? cam.eye[1] < y : cam.eye[0] < x) ? 0 : wide;
      const normal: V3 = alongX ? [0, near === 0 ? -1 : 1, 0] : [near === 0 ? -1 : 1, 0, 0];
      const shade = [
        [-0.2, -0.2],
        [4.5, -0.2],
        [4.8, wide + 0.4],
        [0.1, wide + 0.4],
      ].map(([along = 0, across = 0]) => at([along, 0], across));
      const glass = mix(mood.glass[0], mood.ink, 0.35);
      const strips = carOutline
        .slice(1)
        .map((to, index) => {
          const from = carOutline[index] ?? to;
          const tilt: V2 = [-(to[1] - from[1]), to[0] - from[0]];
          const long = Math.hypot(...tilt);
          const out: V3 = alongX ? [tilt[0] / long, 0, tilt[1] / long] : [0, tilt[0] / long, tilt[1] / long];
          const start = at(from, 0);
          const towards =
            (cam.eye[0] - start[0]) * out[0] + (cam.eye[1] - start[1]) * out[1] + (cam.eye[2] - start[2]) * out[2];
          const isGlass = index === 2 || index === 4;
          return towards <= 0
            ? ''
            : face(
                stage,
                [start, at(to, 0), at(to, wide), at(from, wide)],
                air(stage, lit(mood, isGlass ? glass : paintwork, out), start),
              );
        })
        .join('');
      const wheels = [0.85, 3.35].map((along) =>
        Array.from({ length: 10 }, (_, index): V3 =>
          at([along + Math.cos(index * 0.628) * 0.34, 0.34 + Math.sin(index * 0.628) * 0.34], near),
        ),
      );
      return (
        fill(poly(cam.polygon(shade)), mood.shadow, 0.34) +
        strips +
        face(
          stage,
          carOutline.map((point) => at(point, near)),
          air(stage, lit(mood, paintwork, normal), at([0, 0], near)),
        ) +
        carWindows
          .map((pane) =>
            face(
              stage,
              pane.map((point) => at(point, near)),
              air(stage, glass, at([0, 0], near)),
            ),
          )
          .join('') +
        stroke(poly(cam.polygon(carOutline.map((point) => at(point, near)))), mood.ink, 0.7, 0.4) +
        wheels.map((ring) => face(stage, ring, '#24282c')).join('')
      );
    },
  };
}
