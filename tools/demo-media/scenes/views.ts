import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import type { MoodName } from '../kit/mood.ts';
import type { Stage } from '../kit/scene.ts';
import type { V3 } from '../kit/projection.ts';
import { cornersOf, fit, standing } from '../kit/fit.ts';
import { camera } from '../kit/projection.ts';
import { face } from '../kit/scene.ts';
import { drawSite } from './site.ts';

export const subjectOf = (complex: Complex): Mass => {
  const mass = complex.masses[complex.subject];
  if (mass === undefined) throw new Error(`${complex.alias}: no house ${complex.subject}`);
  return mass;
};

const sheet = { width: 1600, height: 1200 };

/** Trunks between the eye and the studied house go, bushes stay. */
const inFront = (mass: Mass) => (x: number, y: number): boolean =>
  !(y < mass.y - 3 && y > mass.y - 60 && x > mass.x - 10 && x < mass.x + mass.width + 6);

export function facade(complex: Complex): string {
  const mass = subjectOf(complex);
  const tall = mass.storeys * mass.style.floor;
  const side = complex.yaw > 0 ? 1 : -1;
  const away = Math.max(44, tall * 1.15);
  const cam = fit(
    { ...sheet, eye: [mass.x + mass.width / 2 - side * away * 0.5, mass.y - away, 3.2], yaw: side * 21 },
    cornersOf([mass]), { left: 0.1, right: 0.93, top: 0.08, bottom: 0.85 });
  return drawSite({ complex, cam, mood: complex.mood === 'dawn' ? 'day' : complex.mood, seed: `${complex.alias}-facade`, people: 16, keep: inFront(mass),
    foreground: (stage, nursery) => [0, 1, 2, 3, 4].map((index) => nursery.place('bush', index % 3, 0, [stage.random.range(-80, 500) + (index % 2) * 1200, 1236], stage.random.range(90, 170), stage.mood.sun[0] > 0)).join('') });
}

export function courtyard(complex: Complex): string {
  const { eye: [x, y], yaw } = complex.courtyard;
  const cam = camera({ ...sheet, eye: [x, y, 2.3], yaw, focal: 1020, centre: [0.5, 0.7] });
  const mood: MoodName = complex.alias === 'obriy-park' || complex.alias === 'lypovyi-dvir' ? 'autumn' : complex.mood;
  return drawSite({ complex, cam, mood, seed: `${complex.alias}-courtyard`, people: 22, city: 0.12,
    foreground: (stage, nursery) => nursery.place('linden', 7, 0, [1660, 1290], 1180, stage.mood.sun[0] > 0) +
      [0, 1, 2].map((index) => nursery.place('bush', index % 3, 0, [60 + index * 150, 1230], 120 - index * 22, stage.mood.sun[0] > 0)).join('') });
}

/** Light that falls out of ground-floor windows on the pavement. */
function spill(stage: Stage, complex: Complex): string {
  return complex.masses.map(({ x, y, width, depth, z = 0 }) => z > 0 ? '' : [0.14, 0.1, 0.1].map((opacity, index) => {
    const reach = 2 + index * 2.6;
    const south: V3[] = [[x, y, 0], [x + width, y, 0], [x + width - reach * 0.3, y - reach, 0], [x + reach * 0.3, y - reach, 0]];
    const west: V3[] = [[x, y, 0], [x, y + depth, 0], [x - reach, y + depth - reach * 0.3, 0], [x - reach, y + reach * 0.3, 0]];
    return face(stage, south, '#f8c878', opacity) + face(stage, west, '#f8c878', opacity);
  }).join('')).join('');
}

export function evening(complex: Complex): string {
  const winter = complex.alias === 'halytska-terasa' || complex.alias === 'sykhivski-sady';
  const yaw = complex.yaw > 0 ? complex.yaw + 12 : complex.yaw - 8;
  const cam = fit({ ...sheet, eye: standing(complex.masses, yaw, 112, 3), yaw }, cornersOf(complex.masses), { left: 0.04, right: 0.96, top: 0.16, bottom: 0.74 });
  return drawSite({ complex, cam, mood: 'evening', seed: `${complex.alias}-evening`, people: 14, city: 0.13, ground: (stage) => spill(stage, complex),
    ...(winter ? { bare: true } : {}),
    foreground: (stage, nursery) => nursery.place('linden', 7, 0, [complex.yaw > 0 ? 1610 : 0, 1250], 960, stage.mood.sun[0] > 0) });
}
