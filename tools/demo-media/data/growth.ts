import type { Growth } from '../kit/style.ts';
import type { MoodName } from '../kit/mood.ts';
import type { Dug } from '../kit/works.ts';
import type { V2 } from '../kit/svg.ts';

/** One month on a building site, as its entry in progress.yaml tells it. */
export interface Month {
  month: string;
  mood: MoodName;
  bare?: boolean;
  pit?: Dug;
  /** In the order of the complex's houses; a house without an entry is finished. */
  houses?: readonly (Growth | undefined)[];
  crane?: false;
  /** The orchards are planted. */
  garden?: boolean;
  /** Trees planted this season, on rows from one point to another. */
  saplings?: readonly { from: V2; to: V2; count: number }[];
}

export interface Series {
  /** Houses the sheet has to hold; absent: the complex's subject alone. */
  framed?: readonly number[];
  /** The house at whose foot the site has its yard; absent: the subject. */
  yard?: number;
  months: readonly Month[];
}

const to = (frame: number, walls: number, windows = 0, clad = 0, more: Partial<Growth> = {}): Growth => ({ frame, walls, windows, clad, ...more });

const lindens: Month['saplings'] = [{ from: [-40, 24], to: [-4, 24], count: 9 }, { from: [-38, 17], to: [-2, 17], count: 9 }];

export const progress: Record<string, Series> = {
  // Houses A (9 storeys), C (16), B (12): the tall one stands in the middle.
  'obriy-park': {
    framed: [0, 1, 2],
    months: [
      { month: '2026-05', mood: 'day', houses: [to(8, 5), to(7, 2), to(8, 3)] },
      { month: '2026-06', mood: 'day', houses: [to(9, 7), to(8, 4), to(9, 5)] },
      { month: '2026-07', mood: 'day', houses: [to(9, 9, 4), to(9, 6), to(10, 7)] },
      { month: '2026-08', mood: 'day', houses: [to(9, 9, 8), to(11, 7), to(12, 9, 4)] },
      { month: '2026-09', mood: 'day', saplings: lindens, houses: [to(9, 9, 9, 2, { wool: 7, scaffold: true }), to(12, 9, 4), to(12, 11, 7)] },
      { month: '2026-10', mood: 'autumn', saplings: lindens, houses: [to(9, 9, 9, 6, { wool: 9, scaffold: true }), to(14, 11, 7, 2, { wool: 4 }), to(12, 12, 10, 3, { wool: 7 })] },
    ],
  },
  // Houses B, A (the corner), C, D.
  'poltva-kvartal': {
    months: [
      { month: '2026-07', mood: 'day', houses: [to(7, 2, 0, 2), to(7, 3, 0, 3), to(1, 0), to(1, 0)] },
      { month: '2026-08', mood: 'day', houses: [to(8, 4, 0, 4), to(9, 5, 0, 5), to(2, 0), to(2, 0)] },
      { month: '2026-09', mood: 'day', houses: [to(9, 6, 0, 6), to(11, 7, 1, 7), to(3, 1, 0, 1), to(3, 0)] },
      { month: '2026-10', mood: 'autumn', houses: [to(10, 8, 2, 8), to(12, 9, 4, 9, { scaffold: true, pouring: true }), to(4, 2, 0, 2), to(4, 1, 0, 1)] },
    ],
  },
  // Towers A (14) and B (18), then the podium between them.
  'svitankova-23': {
    framed: [0, 1],
    months: [
      { month: '2026-06', mood: 'day', houses: [to(14, 13, 8, 8), to(14, 8, 3, 3), to(1, 0)] },
      { month: '2026-07', mood: 'day', houses: [to(14, 14, 10, 10), to(16, 9, 4, 4), to(1, 1)] },
      { month: '2026-08', mood: 'day', houses: [to(14, 14, 12, 12), to(18, 11, 5, 5), to(1, 1)] },
      { month: '2026-09', mood: 'day', houses: [to(14, 14, 14, 14), to(18, 14, 5, 5), to(1, 1, 1, 1)] },
      { month: '2026-10', mood: 'autumn', houses: [to(14, 14, 14, 14), to(18, 16, 7, 7, { scaffold: true }), to(1, 1, 1, 1)] },
    ],
  },
  tsehla: {
    months: [
      { month: '2025-03', mood: 'day', bare: true, houses: [to(7, 3, 1, 3), to(8, 3, 1, 3)] },
      { month: '2025-09', mood: 'autumn', houses: [to(7, 7, 5, 7, { scaffold: true }), to(8, 8, 6, 8)] },
      { month: '2026-03', mood: 'day', bare: true },
    ],
  },
  'sykhivski-sady': {
    yard: 1,
    months: [
      { month: '2025-06', mood: 'day', crane: false, garden: true, houses: [undefined, to(9, 9, 9, 3, { wool: 9, scaffold: true })] },
      { month: '2025-10', mood: 'autumn' },
    ],
  },
  'lypovyi-dvir': {
    months: [
      { month: '2026-09', mood: 'day', crane: false, pit: { dug: 0.4, piled: 0 } },
      { month: '2026-10', mood: 'autumn', pit: { dug: 0.9, piled: 0.22 } },
    ],
  },
};
