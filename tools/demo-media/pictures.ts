import { housewarming, salesRoom, team, windowView } from './scenes/company.ts';
import { award, bricks, drawings, instalment, keysOnPlan } from './scenes/desks.ts';
import { interior, interiors } from './scenes/interiors.ts';
import { largeFlat } from './scenes/large.ts';
import { parking, renovation, shelter, storage } from './scenes/vault.ts';

/** One drawing of the demonstration company: where it lies under content/, how large it is, how it is made. */
export interface Picture {
  path: string;
  width: number;
  height: number;
  draw(): string;
}

const gallery = (folder: string, drawn: Record<string, () => string>): Picture[] =>
  Object.entries(drawn).map(([name, draw]) => ({ path: `${folder}/${name}.svg`, width: 1600, height: 1200, draw }));

export const pictures: readonly Picture[] = [
  ...gallery('about', { team, 'values-openness': drawings }),
  ...gallery('centers', { n69: () => salesRoom('day', 'n69'), stryiska: () => salesRoom('evening', 'stryiska') }),
  ...gallery('interiors', Object.fromEntries((Object.keys(interiors) as (keyof typeof interiors)[]).map((name) => [name, () => interior(name)]))),
  ...gallery('offers/pictures', { keys: keysOnPlan, parking, instalment, storage, renovation, 'large-flat': largeFlat, housewarming, view: windowView }),
  ...gallery('news/pictures', { award, shelter, drawings, brick: bricks }),
];
