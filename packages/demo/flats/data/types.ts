import type { FlatType } from './flatType.ts';
import { LARGE_TYPES } from './largeTypes.ts';

const SMALL_TYPES = {
  studio: {
    columns: [1.75, 1.65, 2.2],
    rows: [
      [4.3, 'Q Q K'],
      [2.0, 'W H H'],
    ],
    doors: '.>H:s@z H>Q@z H>K@z H>W@z',
    windows: 'Q:n1.8 K:n1.3',
    facade: ['n'],
  },
  oneLoggia: {
    columns: [1.9, 1.2, 1.7, 1.8],
    rows: [
      [1.5, 'L L Q Q'],
      [3.8, 'K K Q Q'],
      [2.1, 'W H H G'],
    ],
    doors: '.>H:s@m H>K@z H>Q@z H>G@m H>W@z K|L@m',
    windows: 'Q:n2.0',
    facade: ['n'],
  },
  oneEuro: {
    columns: [2.0, 2.4, 1.3, 1.9],
    rows: [
      [4.6, 'S S A A'],
      [2.2, 'W H H G'],
    ],
    doors: '.>H:s@m H>S@a H>A@z A>G@z H>W@z',
    windows: 'S:n2.4 A:n1.8',
    facade: ['n'],
  },
  oneBalcony: {
    columns: [2.0, 1.5, 1.3, 2.1],
    rows: [
      [1.3, '. . M M'],
      [4.3, 'S S A A'],
      [2.1, 'W H H G'],
    ],
    doors: '.>H:s@m H>S@z H>A@a H>G@m H>W@z A|M@m',
    windows: 'S:n2.2',
    facade: ['n'],
  },
  twoLoggia: {
    columns: [1.75, 1.65, 2.9, 1.2, 1.0, 1.65],
    rows: [
      [1.4, 'A A L R R R'],
      [3.5, 'A A K R R R'],
      [2.0, 'W H H H T G'],
    ],
    doors: '.>H:s@m H>A@z H>K@a H>R@a R>G@z H>T@a H>W@m K|L@m',
    windows: 'A:n1.8 R:n2.2',
    facade: ['n'],
  },
  twoCorner: {
    columns: [1.9, 1.2, 3.1, 1.5, 2.7],
    rows: [
      [4.3, 'A A B S S'],
      [2.2, 'W H H H S'],
    ],
    doors: '.>H:s@m H>A@z H>B@z H>S:n@m H>W@m',
    windows: 'A:n1.7 B:n1.7 S:n2.2 S:e2.4',
    facade: ['n', 'e'],
  },
} as const satisfies Record<string, FlatType>;

export type TypeName = keyof typeof SMALL_TYPES | keyof typeof LARGE_TYPES;

export const TYPES: Record<TypeName, FlatType> = { ...SMALL_TYPES, ...LARGE_TYPES };
