import type { Random } from '../../random.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type Paint, paint } from '../mesh/paint.ts';
import type { V2, V3 } from '../mesh/vector.ts';

const skins = ['#d9b394', '#c69a78', '#e0c0a4'] as const;
const tops = ['#b9684a', '#3f5f6f', '#e6dccb', '#5d6b4e', '#2f3640', '#c9a24f', '#8a4a55'] as const;
const trousers = ['#2f3640', '#4a4f56', '#6a5d4e', '#39485a'] as const;
const hairs = ['#4b3a2c', '#2c2724', '#8a6a45'] as const;
const shoe = paint('#2b2a29');

/** An ellipse of a figure 1.75 m tall: metres forward, to the left and up; half its depth and half its width. */
type Level = readonly [along: number, side: number, up: number, deep: number, wide: number];

const sides = 10;
const torso: readonly Level[] = [
  [0, 0, 0.95, 0.12, 0.172],
  [0, 0, 1.1, 0.105, 0.15],
  [0.01, 0, 1.3, 0.122, 0.185],
  [0, 0, 1.41, 0.1, 0.198],
  [0, 0, 1.46, 0.075, 0.13],
  [0, 0, 1.5, 0.05, 0.058],
];
const jacket: readonly Level[] = [[0, 0, 0.82, 0.115, 0.17], ...torso];
const coat: readonly Level[] = [[0, 0, 0.56, 0.165, 0.205], ...torso];
const neck: readonly Level[] = [
  [0, 0, 1.46, 0.05, 0.052],
  [0.012, 0, 1.57, 0.05, 0.05],
];
const head: readonly Level[] = [
  [0.022, 0, 1.515, 0.03, 0.025],
  [0.026, 0, 1.54, 0.068, 0.055],
  [0.02, 0, 1.6, 0.09, 0.07],
  [0.01, 0, 1.67, 0.095, 0.075],
  [0, 0, 1.72, 0.08, 0.068],
  [0, 0, 1.75, 0.02, 0.02],
];
const short: readonly Level[] = [
  [-0.035, 0, 1.56, 0.06, 0.066],
  [-0.03, 0, 1.62, 0.082, 0.08],
  [-0.012, 0, 1.68, 0.098, 0.084],
  [-0.008, 0, 1.73, 0.09, 0.076],
  [-0.005, 0, 1.765, 0.05, 0.045],
  [0, 0, 1.772, 0.005, 0.005],
];
const long: readonly Level[] = [[-0.075, 0, 1.4, 0.03, 0.085], [-0.06, 0, 1.5, 0.05, 0.09], ...short];

const leg = (step: number, side: number): readonly Level[] => [
  [step, side, 0.05, 0.045, 0.043],
  [step * 0.95, side, 0.14, 0.05, 0.047],
  [step * 0.6, side, 0.48, 0.066, 0.062],
  [step * 0.2, side * 0.95, 0.78, 0.09, 0.082],
  [0, side * 0.9, 0.92, 0.1, 0.085],
];
const foot = (step: number, side: number): readonly Level[] => [
  [step + 0.06, side, 0, 0.135, 0.048],
  [step + 0.06, side, 0.035, 0.132, 0.048],
  [step + 0.03, side, 0.09, 0.075, 0.046],
];
const arm = (swing: number, side: number): readonly Level[] => [
  [swing, side * 1.14, 0.89, 0.04, 0.037],
  [swing * 0.4, side * 1.12, 1.12, 0.05, 0.046],
  [0, side * 1.04, 1.36, 0.062, 0.058],
  [0, side * 0.96, 1.43, 0.045, 0.045],
];
const hand = (swing: number, side: number): readonly Level[] => [
  [swing + 0.03, side * 1.13, 0.75, 0.014, 0.012],
  [swing + 0.02, side * 1.13, 0.81, 0.042, 0.024],
  [swing, side * 1.14, 0.9, 0.032, 0.026],
];

/** A figure of the size of a person, as architects put into models: no face, a posture; `turn` in radians, 0 looks east. */
export function drawPerson(
  mesh: Mesh,
  [x, y]: V2,
  random: Random,
  height = random.range(1.62, 1.84),
  z = 0.02,
  turn = random.range(0, 6.2832),
): void {
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const size = height / 1.75;
  const at = (along: number, side: number, up: number): V3 => [
    x + (ux * along - uy * side) * size,
    y + (uy * along + ux * side) * size,
    z + up * size,
  ];
  const shape = (levels: readonly Level[], cover: Paint): void =>
    mesh.skin(
      levels.map(([along, side, up, deep, wide]) =>
        Array.from({ length: sides }, (_, index): V3 => {
          const angle = (index / sides) * 6.2832;
          return at(along + Math.cos(angle) * deep, side + Math.sin(angle) * wide, up);
        }),
      ),
      cover,
    );
  const below = paint(random.pick(trousers));
  const top = paint(random.pick(tops));
  const skin = paint(random.pick(skins));
  const step = random.range(0.05, 0.26);
  const hair = paint(random.pick(hairs));
  // Where somebody stands decides, so that everybody else stays where they are.
  const kind = Math.abs(Math.round(x * 7 + y * 13)) % 4;
  for (const side of [1, -1]) {
    shape(leg(step * side, 0.095 * side), below);
    shape(foot(step * side, 0.095 * side), shoe);
    shape(arm(-step * side * 0.7, 0.21 * side), top);
    shape(hand(-step * side * 0.7, 0.21 * side), skin);
  }
  shape(kind === 1 && height > 1.4 ? coat : jacket, top);
  shape(neck, skin);
  shape(head, skin);
  shape(kind % 2 === 1 ? long : short, hair);
}
