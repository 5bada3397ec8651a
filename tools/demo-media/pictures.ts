import { personItem } from './kit/props.ts';
import { progress } from './data/growth.ts';
import { complexes } from './data/complexes.ts';
import { aerial } from './scenes/aerial.ts';
import { history, home, housewarming, salesRoom, team, windowView } from './scenes/company.ts';
import { award, bricks, drawings, instalment, keysOnPlan } from './scenes/desks.ts';
import { entrance } from './scenes/entrance.ts';
import { hero } from './scenes/hero.ts';
import { interior, interiors } from './scenes/interiors.ts';
import { largeFlat } from './scenes/large.ts';
import { maquette } from './scenes/maquette.ts';
import { masterPlan } from './scenes/masterPlan.ts';
import { progressView } from './scenes/progress.ts';
import { stand, stories } from './scenes/stories.ts';
import { parking, renovation, shelter, storage } from './scenes/vault.ts';
import { courtyard, evening, facade } from './scenes/views.ts';

/** One picture of the demonstration company: where it lies under content/, how large it is, how it is made. */
export interface Picture {
  path: string;
  width: number;
  height: number;
  draw(): string;
}

const sizes = { wide: [1920, 1080], table: [1600, 1200], tall: [1200, 1600], bird: [1920, 960], phone: [1200, 1500] } as const;

const picture = (path: string, size: keyof typeof sizes, draw: () => string): Picture =>
  ({ path: `${path}.svg`, width: sizes[size][0], height: sizes[size][1], draw });

const gallery = (folder: string, drawn: Record<string, () => string>): Picture[] =>
  Object.entries(drawn).map(([name, draw]) => picture(`${folder}/${name}`, 'table', draw));

const ofComplexes = complexes.flatMap((complex): Picture[] => {
  const at = (name: string): string => `projects/${complex.alias}/pictures/${name}`;
  return [
    picture(at('hero'), 'wide', () => hero(complex)),
    picture(at('aerial'), 'bird', () => aerial(complex)),
    picture(at('entrance'), 'tall', () => entrance(complex)),
    ...gallery(`projects/${complex.alias}/pictures`, {
      facade: () => facade(complex), courtyard: () => courtyard(complex), evening: () => evening(complex), model: () => maquette(complex), 'master-plan': () => masterPlan(complex),
    }),
    ...(progress[complex.alias]?.months ?? []).map((month) => picture(`projects/${complex.alias}/progress/${month.month}`, 'table', () => progressView(complex, month))),
  ];
});

export const pictures: readonly Picture[] = [
  ...ofComplexes,
  picture('home/hero', 'wide', () => home(false)),
  picture('home/hero-portrait', 'phone', () => home(true)),
  ...gallery('about', {
    team, history, 'values-openness': drawings,
    'values-neighbourhood': () => stand('sykhivski-sady', 'values', { eye: [-8, -30, 2], yaw: 26, focal: 1100, horizon: 0.62 }, { people: 30 }),
  }),
  ...gallery('centers', {
    central: () => stand('halytska-terasa', 'central', { eye: [0, -13.5, 1.75], yaw: 28, focal: 1000, horizon: 0.66 }, { people: 20, extra: (stage) => [personItem(stage, 'pair', [5, -5]), personItem(stage, 'walk', [8.4, -3.4]), personItem(stage, 'stroller', [11, -6.6]), personItem(stage, 'pair', [17, -5]), personItem(stage, 'walk', [3.6, -8.4])] }),
    n69: () => salesRoom('day', 'n69'),
    sykhiv: () => stand('sykhivski-sady', 'sykhiv', { eye: [-38, -2, 1.75], yaw: 36, focal: 1050, horizon: 0.62 }, { people: 22 }),
    stryiska: () => salesRoom('evening', 'stryiska'),
  }),
  ...gallery('interiors', Object.fromEntries((Object.keys(interiors) as (keyof typeof interiors)[]).map((name) => [name, () => interior(name)]))),
  ...gallery('offers/pictures', {
    keys: keysOnPlan, parking, family: stories.family, instalment, storage, renovation, winter: stories.winter, 'large-flat': largeFlat,
    military: stories.military, 'first-floor-shops': stories.shops, housewarming, view: windowView,
  }),
  ...gallery('news/pictures', {
    crane: stories.crane, roof: stories.roof, 'keys-handover': stories.handover, playground: stories.playground, 'trees-planting': stories.trees, 'opening-office': stories.office,
    award, shelter, energy: stories.energy, school: stories.school, market: stories.market, 'winter-yard': stories.winterYard, drawings, brick: bricks, bike: stories.bike,
  }),
];
