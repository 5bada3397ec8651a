import type { Complex } from '../kit/complex.ts';
import { plantItem } from '../kit/plants.ts';
import { personItem } from '../kit/props.ts';
import { camera } from '../kit/projection.ts';
import { piece } from '../kit/furniture.ts';
import { drawSite } from './site.ts';
import { subjectOf } from './views.ts';

/** The door as one comes home to it: glass with the lobby's lamp, two tubs, someone on the way in. */
export function entrance(complex: Complex): string {
  const mass = subjectOf(complex);
  const count = Math.max(1, Math.round(mass.width / (mass.style.ground === 'shops' ? 5.4 : mass.style.bay)));
  const door = mass.x + (Math.floor(count / 2) + 0.5) * (mass.width / count);
  const side = complex.yaw > 0 ? 1 : -1;
  const cam = camera({ width: 1200, height: 1600, eye: [door - side * 5.4, mass.y - 10.4, 1.7], yaw: side * 25, focal: 1330, centre: [0.5, 0.755] });
  return drawSite({
    complex, cam, mood: complex.mood === 'day' ? 'day' : complex.mood, seed: `${complex.alias}-entrance`, people: 0, city: 0.08, keep: (_, y) => y > mass.y + 4,
    extra: (stage, nursery) => [
      ...[-2.7, 2.7].flatMap((shift) => [
        piece(stage, [door + shift - 0.4, mass.y - 1.5, 0], [0.8, 0.8, 0.7], [[[0, 0, 0], [0.8, 0.8, 0.7], '#8a7f72']]),
        plantItem(stage, nursery, { x: door + shift, y: mass.y - 1.1, height: 2.3, species: 'sapling', variant: 0 })]),
      personItem(stage, 'walk', [door + side * 0.5, mass.y - 2.4]), personItem(stage, 'child', [door + side * 1.2, mass.y - 2.6])],
    foreground: (stage, nursery) => nursery.place('linden', 7, 0, [side > 0 ? -140 : 1340, 1500], 1150, stage.mood.sun[0] > 0),
  });
}
