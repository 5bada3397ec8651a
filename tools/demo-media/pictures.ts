import { progress } from './data/growth.ts';
import { complexes } from './data/complexes.ts';
import { aerial } from './scenes/aerial.ts';
import { hero } from './scenes/hero.ts';
import { maquette } from './scenes/maquette.ts';
import { masterPlan } from './scenes/masterPlan.ts';
import { progressView } from './scenes/progress.ts';
import { courtyard, evening, facade } from './scenes/views.ts';

/** One picture of the demonstration company: where it lies under content/, how large it is, how it is made. */
export interface Picture {
  path: string;
  width: number;
  height: number;
  draw(): string;
}

const sizes = { wide: [1920, 1080], table: [1600, 1200], tall: [1200, 1600], bird: [1920, 960] } as const;
export const picture = (path: string, size: keyof typeof sizes, draw: () => string): Picture => ({ path: `${path}.svg`, width: sizes[size][0], height: sizes[size][1], draw });

export const pictures: readonly Picture[] = [
  ...complexes.flatMap((complex) => {
    const at = (name: string): string => `projects/${complex.alias}/pictures/${name}`;
    return [
      picture(at('hero'), 'wide', () => hero(complex)),
      picture(at('facade'), 'table', () => facade(complex)),
      picture(at('courtyard'), 'table', () => courtyard(complex)),
      picture(at('evening'), 'table', () => evening(complex)),
      picture(at('aerial'), 'bird', () => aerial(complex)),
      picture(at('model'), 'table', () => maquette(complex)),
      picture(at('master-plan'), 'table', () => masterPlan(complex)),
      ...(progress[complex.alias] ?? []).map((month) => picture(`projects/${complex.alias}/progress/${month.month}`, 'table', () => progressView(complex, month))),
    ];
  }),
];
