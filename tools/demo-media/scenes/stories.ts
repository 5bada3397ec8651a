import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import type { MoodName } from '../kit/mood.ts';
import type { SiteView } from './site.ts';
import type { V2 } from '../kit/svg.ts';
import type { V3 } from '../kit/projection.ts';
import { complexes } from '../data/complexes.ts';
import { progress } from '../data/growth.ts';
import { styles } from '../data/styles.ts';
import { cornersOf, fit, standing } from '../kit/fit.ts';
import { boxOf, face, lit } from '../kit/scene.ts';
import { camera } from '../kit/projection.ts';
import { moundItem } from '../kit/works.ts';
import { saplingItem } from '../kit/planting.ts';
import { personItem } from '../kit/props.ts';
import { drawBlock } from '../kit/roof.ts';
import { open, stroke } from '../kit/svg.ts';
import { bicycles } from './vault.ts';
import { drawSite } from './site.ts';
import { progressView } from './progress.ts';

export function complexOf(alias: string): Complex {
  const found = complexes.find((complex) => complex.alias === alias);
  if (found === undefined) throw new Error(`no complex ${alias}`);
  return found;
}

interface Stand {
  eye: V3;
  yaw: number;
  focal?: number;
  horizon?: number;
  pitch?: number;
  mood?: MoodName;
}

/** A visitor's stand somewhere on a site: 4:3, verticals upright. */
export function stand(alias: string, name: string, { eye, yaw, focal = 1150, horizon = 0.62, pitch = 0, mood = 'day' }: Stand, more: Partial<SiteView> = {}): string {
  const cam = camera({ width: 1600, height: 1200, eye, yaw, focal, pitch, centre: [0.5, horizon] });
  return drawSite({ complex: complexOf(alias), cam, mood, seed: name, people: 14, city: 0.13, ...more });
}

const school: Complex = {
  ...complexOf('sykhivski-sady'), alias: 'school', playground: [20, -8],
  masses: ([[-20, 8, 44, 14, 3], [24.2, 12, 16, 26, 2]] as const).map(([x, y, width, depth, storeys]): Mass => ({ x, y, width, depth, storeys, roof: 'solar', style: { ...styles.lypovyi, wall: '#d9b48f', rows: ['w'], bay: 3.6, bands: 1, ground: 'lobby', attic: 0 } })),
  paved: [{ x: -22, y: -2, width: 62, depth: 10 }], paths: [{ width: 4, line: [[-40, -34], [0, -10], [4, 8]] }], parking: [],
};

const stalls = (stage: Parameters<NonNullable<SiteView['extra']>>[0]): ReturnType<NonNullable<SiteView['extra']>> =>
  [-8, -1, 6, 13, 20, 27].map((x, index) => ({
    box: boxOf(x, -7, 0, 3.4, 2.4, 2.8),
    draw: () => {
      const cloth = ['#a5563d', '#6f7f5c', '#c9a46a'][index % 3] ?? '#a5563d';
      const roof = (a: number, b: number, colour: string): string => face(stage, [[x + a, -7.5, 2.2], [x + b, -7.5, 2.2], [x + b, -4.6, 3], [x + a, -4.6, 3]], lit(stage.mood, colour, [0, -0.4, 0.9]));
      const goods = Array.from({ length: 9 }, (_, item) => drawBlock(stage, [x + 0.15 + (item % 5) * 0.64, -6.9 + Math.floor(item / 5) * 0.5, 0.9], [0.5, 0.4, 0.16], ['#b5563a', '#c9a046', '#7d8b4e', '#d9b36b', '#8c4a39'][item % 5] ?? '#b5563a')).join('');
      const poles = stroke([x, x + 3.4].map((px) => open(stage.cam.line([px, -7.3, 0], [px, -7.3, 2.2]))).join(''), stage.mood.ink, 2.4);
      return drawBlock(stage, [x, -7, 0], [3.4, 1.2, 0.9], '#b98a5c') + goods + poles + roof(-0.2, 3.6, '#f4ead8') + [0, 1, 2].map((part) => roof(-0.2 + part * 1.27, 0.43 + part * 1.27, cloth)).join('');
    },
  }));

const flagpole = (x: number, y: number): NonNullable<SiteView['extra']> => (stage) => [{
  box: boxOf(x, y, 0, 0.3, 0.3, 22),
  draw: () => {
    const wave = (z: number): V3[] => Array.from({ length: 13 }, (_, step): V3 => [x + step * 0.55, y + Math.sin(step * 0.75) * 0.4, z - step * 0.05 + Math.sin(step * 0.8) * 0.28]);
    const strip = (top: number, bottom: number, colour: string): string => face(stage, [...wave(top), ...wave(bottom).toReversed()], colour);
    const folds = [3, 7, 11].map((step) => face(stage, [...wave(21.6).slice(step - 1, step + 1), ...wave(17.2).slice(step - 1, step + 1).toReversed()], '#1d2a3d', 0.14)).join('');
    return stroke(open(stage.cam.line([x, y, 0], [x, y, 22])), '#7f868b', Math.max(3, stage.cam.scale([x, y, 10]) * 0.2)) + strip(21.6, 19.4, '#3f6fa5') + strip(19.4, 17.2, '#e6bf4a') + folds;
  },
}];

const month = (alias: string, name: string): string => {
  const found = progress[alias]?.months.find((entry) => entry.month === name);
  if (found === undefined) throw new Error(`no month ${name} of ${alias}`);
  return progressView(complexOf(alias), found);
};

/** Stories that are told by a place: offers and news that show the company's own houses. */
export const stories = {
  family: () => stand('obriy-park', 'family', { eye: [2, -20, 1.9], yaw: 14, focal: 1250, horizon: 0.68 }, { people: 26, extra: (stage) => [personItem(stage, 'pair', [6, -9]), personItem(stage, 'child', [8, -9.4]), personItem(stage, 'child', [9, -8.6]), personItem(stage, 'stroller', [3.4, -7.6])] }),
  winter: () => stand('halytska-terasa', 'winter', { eye: [-14, -34, 2.4], yaw: 34, mood: 'winter', horizon: 0.72 }),
  military: () => stand('svitankova-23', 'military', { eye: [64, -78, 2.2], yaw: -32, mood: 'dawn', horizon: 0.74, focal: 1300 }, { people: 4, city: 0.16, extra: flagpole(42, -31) }),
  shops: () => stand('poltva-kvartal', 'shops', { eye: [-17, -12.5, 1.75], yaw: 66, focal: 980, horizon: 0.66 }, { people: 30, extra: (stage) => [[-3, -6], [2, -7.5], [6, -4.6], [10, -8], [16, -5], [-6, -8.4]].map(([x = 0, y = 0], index) => personItem(stage, (['walk', 'pair', 'stroller', 'stand', 'dog', 'bike'] as const)[index] ?? 'walk', [x, y])) }),
  crane: () => month('poltva-kvartal', '2026-08'),
  roof: () => {
    const complex = complexOf('lypovyi-dvir');
    const cam = fit({ width: 1600, height: 1200, eye: standing(complex.masses, 48, 82, 44), yaw: 48, pitch: 16 }, cornersOf(complex.masses), { left: -0.1, right: 1.1, top: 0.22, bottom: 1.12 });
    return drawSite({ complex, cam, mood: 'autumn', seed: 'roof', people: 10, city: 0.14 });
  },
  handover: () => stand('tsehla', 'handover', { eye: [8.5, -13, 1.7], yaw: 10, focal: 1250, horizon: 0.64 }, { people: 4, extra: (stage) => [personItem(stage, 'stand', [10.6, -4.4]), personItem(stage, 'pair', [12, -4.6]), personItem(stage, 'child', [13.8, -4.8])] }),
  playground: () => stand('sykhivski-sady', 'playground', { eye: [13, -15, 2], yaw: 10, focal: 1200, horizon: 0.62 }, { people: 20, extra: (stage) => [[12, -5], [18.5, -4.4], [21, -3.4], [14.4, -5.6], [23, -6]].map(([x = 0, y = 0], index) => personItem(stage, index < 3 ? 'child' : 'stand', [x, y])) }),
  trees: () => stand('sykhivski-sady', 'trees', { eye: [-28, -40, 2.2], yaw: 34, mood: 'autumn', focal: 1150, horizon: 0.6 }, {
    people: 5,
    keep: (x, y) => Math.hypot(x + 28, y + 40) > 26,
    extra: (stage, nursery) => {
      const ahead = (far: number, aside: number): V2 => [-28 + far * 0.56 + aside * 0.83, -40 + far * 0.83 - aside * 0.56];
      return [
        ...[11, 15, 19.5, 25, 32, 40].map((far, index) => saplingItem(stage, nursery, ahead(far, 3.2), index)),
        ...[12.5, 17, 22, 28, 36].map((far, index) => saplingItem(stage, nursery, ahead(far, -4.4), index + 1)),
        ...([[10.4, 1.7], [12.6, -2.9], [15.4, 4.9], [18.6, -5.6]] as const).map(([far, aside]) => personItem(stage, 'dig', ahead(far, aside))),
        ...([[14.4, 2.2], [20.6, -3.2], [21, 4.4]] as const).map(([far, aside], index) => personItem(stage, index === 1 ? 'child' : 'stand', ahead(far, aside))),
        ...([[9.6, 4.4], [16.2, -3], [13.4, 4.6]] as const).map(([far, aside]) => moundItem(stage, ahead(far, aside), 1.3, 0.45)),
      ];
    },
  }),
  energy: () => {
    const complex = complexOf('sykhivski-sady');
    const cam = camera({ width: 1600, height: 1200, eye: [-2, 0, 40], yaw: 18, pitch: 12, focal: 1250, centre: [0.5, 0.5] });
    return drawSite({ complex, cam, mood: 'day', seed: 'energy', people: 6, city: 0.13 });
  },
  school: () => drawSite({ complex: school, cam: camera({ width: 1600, height: 1200, eye: [-34, -34, 2.4], yaw: 42, focal: 1150, centre: [0.5, 0.66] }), mood: 'autumn', seed: 'school', people: 24, city: 0.12, keep: (x, y) => y > 40 || x < -30 || x > 46 }),
  market: () => stand('poltva-kvartal', 'market', { eye: [-15, -14, 1.9], yaw: 62, focal: 1020, horizon: 0.6, mood: 'autumn' }, { people: 20, keep: () => false, extra: (stage) => [...stalls(stage), ...[-4, 0, 4, 9, 15].map((x, index) => personItem(stage, (['pair', 'stand', 'stroller', 'walk', 'pair'] as const)[index] ?? 'walk', [x, -9 + (index % 2) * 0.7]))] }),
  winterYard: () => stand('lypovyi-dvir', 'winter-yard', { eye: [-11, 18, 2.2], yaw: 62, mood: 'winter', focal: 1000, horizon: 0.66 }, { people: 18 }),
  bike: () => stand('tsehla', 'bike', { eye: [12, -13, 1.6], yaw: 28, focal: 1200, horizon: 0.58 }, { people: 6, extra: (stage) => [...bicycles(stage, 15, -5.4, 5), ...bicycles(stage, 18, -5.4, 5), personItem(stage, 'bike', [13.4, -6.4])] }),
  office: () => stand('svitankova-23', 'opening-office', { eye: [4, 12, 1.8], yaw: 18, focal: 900, horizon: 0.64, mood: 'evening' }, { people: 14, extra: (stage) => [6, 8, 11, 13.4].map((x, index) => personItem(stage, index % 2 === 0 ? 'pair' : 'stand', [x, 24 + (index % 2)])) }),
} satisfies Record<string, () => string>;
