import type { MoodName } from '../world/mesh/mood.ts';
import type { Area } from '../world/site.ts';
import type { Growth } from '../world/style.ts';
import { finished, type Works } from '../world/outdoors/works.ts';

/** One month on a building site, as in its entry in progress.yaml. */
export interface Month extends Works {
  month: string;
  mood: MoodName;
}

const grown = (frame: number, walls: number, windows = 0, clad = 0, more: Partial<Growth> = {}): Growth => ({
  frame,
  walls,
  windows,
  clad,
  wool: clad,
  scaffold: false,
  ...more,
});

const at = (month: string, mood: MoodName, houses: Works['houses'], more: Partial<Works> = {}): Month => ({
  month,
  mood,
  houses,
  crane: true,
  landscaped: false,
  planted: 0,
  ...more,
});

const pit: Area = { x: -31, y: -1, width: 68, depth: 52 };

export const progress: Record<string, readonly Month[]> = {
  // The house of nine storeys (c) stands on the left, the tall one (a) in the middle.
  'obriy-park': [
    at('2026-05', 'day', { c: grown(8, 5), a: grown(7, 2), b: grown(8, 3) }),
    at('2026-06', 'day', { c: grown(9, 7), a: grown(8, 4), b: grown(9, 5) }),
    at('2026-07', 'day', { c: grown(9, 9, 4), a: grown(9, 6), b: grown(10, 7) }),
    at('2026-08', 'day', { c: grown(9, 9, 8), a: grown(11, 7), b: grown(12, 9, 4) }),
    at(
      '2026-09',
      'day',
      { c: grown(9, 9, 9, 2, { wool: 7, scaffold: true }), a: grown(12, 9, 4), b: grown(12, 11, 7) },
      { planted: 1 },
    ),
    at(
      '2026-10',
      'autumn',
      {
        c: grown(9, 9, 9, 6, { wool: 9, scaffold: true }),
        a: grown(14, 11, 7, 2, { wool: 4 }),
        b: grown(12, 12, 10, 3, { wool: 7 }),
      },
      { planted: 1 },
    ),
  ],
  'poltva-kvartal': [
    at('2026-07', 'day', { b: grown(7, 2, 0, 2), a: grown(7, 3, 0, 3), c: grown(1, 0), d: grown(1, 0) }),
    at('2026-08', 'day', { b: grown(8, 4, 0, 4), a: grown(9, 5, 0, 5), c: grown(2, 0), d: grown(2, 0) }),
    at('2026-09', 'day', { b: grown(9, 6, 0, 6), a: grown(11, 7, 1, 7), c: grown(3, 1, 0, 1), d: grown(3, 0) }),
    at('2026-10', 'autumn', {
      b: grown(11, 8, 2, 8),
      a: grown(12, 9, 4, 9, { scaffold: true }),
      c: grown(4, 2, 0, 2),
      d: grown(4, 1, 0, 1),
    }),
  ],
  'svitankova-23': [
    at('2026-06', 'day', { a: grown(14, 13, 8, 8), b: grown(14, 8, 3, 3) }),
    at('2026-07', 'day', { a: grown(14, 14, 10, 10), b: grown(16, 9, 4, 4) }),
    at('2026-08', 'day', { a: grown(14, 14, 12, 12), b: grown(18, 11, 5, 5) }),
    at('2026-09', 'day', { a: grown(14, 14, 14, 14), b: grown(18, 14, 5, 5) }),
    at('2026-10', 'autumn', { a: grown(14, 14, 14, 14), b: grown(18, 16, 7, 7, { scaffold: true }) }),
  ],
  tsehla: [
    at('2025-03', 'day', { a: grown(7, 3, 1, 3), b: grown(8, 3, 1, 3) }),
    at('2025-09', 'autumn', { a: grown(7, 7, 5, 7, { scaffold: true }), b: grown(8, 8, 6, 8) }),
    { ...finished, month: '2026-03', mood: 'day' },
  ],
  'sykhivski-sady': [
    at(
      '2025-06',
      'day',
      { b: grown(9, 9, 9, 3, { wool: 9, scaffold: true }) },
      { crane: false, landscaped: true, planted: 1 },
    ),
    { ...finished, month: '2025-10', mood: 'autumn' },
  ],
  'lypovyi-dvir': [
    at(
      '2026-09',
      'day',
      { a: grown(0, 0), b: grown(0, 0), c: grown(0, 0), d: grown(0, 0) },
      { crane: false, pit: { ...pit, width: pit.width * 0.45, piled: 0 } },
    ),
    at(
      '2026-10',
      'autumn',
      { a: grown(0, 0), b: grown(0, 0), c: grown(0, 0), d: grown(0, 0) },
      { pit: { ...pit, width: pit.width * 0.9, piled: 0.24 } },
    ),
  ],
};

/** What the drone saw, by year: the works, then what will be. */
export const seenFromAbove: Record<string, readonly { year: number; mood: MoodName; works: Works }[]> = {
  'obriy-park': [
    { year: 2025, mood: 'day', works: at('2025', 'day', { c: grown(3, 1), a: grown(2, 0), b: grown(3, 0) }) },
    { year: 2026, mood: 'day', works: finished },
  ],
  'lypovyi-dvir': [
    {
      year: 2025,
      mood: 'autumn',
      works: at('2025', 'autumn', { a: grown(0, 0), b: grown(0, 0), c: grown(0, 0), d: grown(0, 0) }, { crane: false }),
    },
    { year: 2026, mood: 'autumn', works: finished },
  ],
  'poltva-kvartal': [
    {
      year: 2025,
      mood: 'autumn',
      works: at('2025', 'autumn', { b: grown(1, 0), a: grown(2, 0), c: grown(0, 0), d: grown(0, 0) }),
    },
    { year: 2026, mood: 'autumn', works: finished },
  ],
  'svitankova-23': [
    { year: 2025, mood: 'dawn', works: at('2025', 'dawn', { a: grown(7, 3), b: grown(5, 2) }) },
    { year: 2026, mood: 'dawn', works: finished },
  ],
  tsehla: [
    {
      year: 2025,
      mood: 'day',
      works: at('2025', 'day', { a: grown(7, 5, 2, 5), b: grown(8, 5, 2, 5, { scaffold: true }) }),
    },
    { year: 2026, mood: 'day', works: finished },
  ],
  'halytska-terasa': [{ year: 2026, mood: 'day', works: finished }],
  'sykhivski-sady': [
    {
      year: 2025,
      mood: 'blossom',
      works: at(
        '2025',
        'blossom',
        { b: grown(9, 9, 9, 2, { wool: 9, scaffold: true }), e: grown(9, 9, 9, 6, { wool: 9, scaffold: true }) },
        { landscaped: true, planted: 1 },
      ),
    },
    { year: 2026, mood: 'blossom', works: finished },
  ],
};
