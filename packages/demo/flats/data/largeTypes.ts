import type { FlatType } from './flatType.ts';

export const LARGE_TYPES = {
  twoThrough: {
    columns: [3.3, 1.15, 2.0],
    rows: [
      [4.3, 'S S S'],
      [2.0, 'H H W'],
      [3.9, 'A B B'],
      [1.5, 'A L L'],
    ],
    doors: '.>H:w@m H>S@m H>A@z H>B@z H>W@a B|L@m',
    windows: 'S:n3.2 A:s1.8',
    facade: ['n', 's'],
  },
  threeLine: {
    columns: [1.9, 1.2, 2.9, 2.8, 1.5, 2.7],
    rows: [
      [1.3, '. . . . M M'],
      [4.2, 'A A B C S S'],
      [1.3, 'X H H H H W'],
      [1.5, 'X G G H N W'],
    ],
    doors: '.>H:s@z H>A@z A>X@a H>B@z H>C@z H>S@a H>W@a H>G@z H>N@z S|M@m',
    windows: 'A:n1.8 B:n1.7 C:n1.7',
    facade: ['n'],
  },
  threeCorner: {
    columns: [1.9, 1.3, 3.0, 1.7, 3.2],
    rows: [
      [4.2, 'A A B S S'],
      [1.8, 'X H H H C'],
      [2.1, 'W W G H C'],
    ],
    doors: '.>H:s@m H>A@z A>X@a H>B@a H>S@a H>C@a H>W@m H>G@m',
    windows: 'A:n1.8 B:n1.8 S:n2.4 S:e2.4 C:e1.8',
    facade: ['n', 'e'],
  },
  threeThrough: {
    columns: [1.9, 1.6, 1.6, 3.0],
    rows: [
      [4.4, 'A A S S'],
      [1.2, 'W H H H'],
      [1.3, 'W H T H'],
      [3.6, 'B B R R'],
      [1.4, '. . M M'],
    ],
    doors: '.>H:e@m H>A@a H>B@m H>S@a H>R@m T>H:n@m H>W:w@a R|M@m',
    windows: 'A:n1.8 S:n2.6 B:s1.8',
    facade: ['n', 's'],
  },
  fourCorner: {
    columns: [1.9, 1.3, 3.1, 1.7, 3.5],
    rows: [
      [4.5, 'A A B S S'],
      [1.8, 'X H H H C'],
      [2.1, 'W W G H C'],
      [3.4, '. . . H D'],
    ],
    doors: '.>H:w@a H>A@z A>X@a H>B@a H>S@a H>C@a H>D@m H>W@m H>G@m',
    windows: 'A:n1.8 B:n1.8 S:n2.6 S:e2.6 C:e1.8 D:e1.8',
    facade: ['n', 'e'],
  },
  fourThrough: {
    columns: [2.0, 1.2, 1.4, 1.7, 3.1],
    rows: [
      [4.5, 'A A S S S'],
      [1.4, 'W H T G H'],
      [1.3, 'W H H H H'],
      [3.9, 'B B C C D'],
      [1.5, 'L L C C D'],
    ],
    doors: '.>H:e@m H>A@m H>S@z T>H:s@m G>H:s@m H>B@m H>C@m H>D@m H>W:w@m B|L@m',
    windows: 'A:n1.8 S:n1.8 S:n1.8 C:s1.8 D:s1.8',
    facade: ['n', 's'],
  },
  fivePenthouse: {
    columns: [2.2, 1.2, 2.0, 1.2, 2.2, 1.3, 2.4],
    rows: [
      [2.6, 'Z Z Z Z Z Z Z'],
      [4.6, 'A A S S S B B'],
      [1.4, 'H H H H H H Y'],
      [1.9, 'W H G H X H Y'],
      [4.2, 'C C D D R R R'],
    ],
    doors: '.>H:w@m H>A@z H>S@m H>B@a B>Y@z H>W:w@m H>G:w@m H>X:w@m H>C@m H>D@m H>R@m S|Z@m A|Z@m B|Z@m',
    windows: 'B:e1.8 C:s1.8 D:s1.8 R:s2.6 R:e2.2',
    facade: ['n', 'e', 's'],
  },
  sixPenthouse: {
    columns: [2.1, 1.2, 2.0, 1.2, 2.0, 1.3, 2.3, 2.3],
    rows: [
      [2.4, 'Z Z Z Z Z Z Z Z'],
      [4.4, 'A A S S S B B E'],
      [1.4, 'H H H H H H H E'],
      [1.9, 'W H G H X H P Y'],
      [4.0, 'C C D D R R R R'],
    ],
    doors: '.>H:w@m H>A@z H>S@m H>B@a H>E@m E>Y@m H>W:w@m H>G:w@m H>X:w@m H>P@m H>C@m H>D@m H>R@m S|Z@m A|Z@m B|Z@m',
    windows: 'E:e1.8 C:s1.8 D:s1.8 R:s3.0 R:e2.2',
    facade: ['n', 'e', 's'],
  },
} as const satisfies Record<string, FlatType>;
