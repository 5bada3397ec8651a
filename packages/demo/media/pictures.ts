import { award, bricks, drawings, instalment, keysOnPlan } from './scenes/desks.ts';
import { largeFlat } from './scenes/large.ts';
import { renovation } from './scenes/renovation.ts';
import { parking, shelter, storage } from './scenes/vault.ts';

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
  ...gallery('about', { 'values-openness': drawings }),
  ...gallery('offers/pictures', {
    keys: keysOnPlan,
    parking,
    instalment,
    storage,
    renovation,
    'large-flat': largeFlat,
  }),
  ...gallery('news/pictures', { award, shelter, drawings, brick: bricks }),
];
