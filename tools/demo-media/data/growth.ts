import type { Growth } from '../kit/style.ts';
import type { MoodName } from '../kit/mood.ts';

/** One month on a building site; `pit` is how far the foundation has come: 1 dug out, 2 slab and first columns. */
export interface Month {
  month: string;
  mood: MoodName;
  bare?: boolean;
  pit?: 1 | 2;
  growth?: Growth;
  finished?: boolean;
}

export const progress: Record<string, readonly Month[]> = {
  'obriy-park': [
    { month: '2026-05', mood: 'day', pit: 2 },
    { month: '2026-06', mood: 'day', growth: { frame: 3, walls: 0, windows: 0 } },
    { month: '2026-07', mood: 'day', growth: { frame: 7, walls: 2, windows: 0 } },
    { month: '2026-08', mood: 'day', growth: { frame: 12, walls: 6, windows: 2 } },
    { month: '2026-09', mood: 'day', growth: { frame: 16, walls: 11, windows: 6, scaffold: true } },
    { month: '2026-10', mood: 'autumn', growth: { frame: 16, walls: 16, windows: 13 } },
  ],
  'poltva-kvartal': [
    { month: '2026-07', mood: 'day', growth: { frame: 4, walls: 0, windows: 0 } },
    { month: '2026-08', mood: 'day', growth: { frame: 8, walls: 4, windows: 0 } },
    { month: '2026-09', mood: 'day', growth: { frame: 12, walls: 8, windows: 4 } },
    { month: '2026-10', mood: 'autumn', growth: { frame: 12, walls: 12, windows: 9, scaffold: true } },
  ],
  'svitankova-23': [
    { month: '2026-06', mood: 'day', pit: 2 },
    { month: '2026-07', mood: 'day', growth: { frame: 4, walls: 0, windows: 0 } },
    { month: '2026-08', mood: 'day', growth: { frame: 8, walls: 3, windows: 0 } },
    { month: '2026-09', mood: 'day', growth: { frame: 12, walls: 7, windows: 3 } },
    { month: '2026-10', mood: 'autumn', growth: { frame: 16, walls: 11, windows: 7 } },
  ],
  tsehla: [
    { month: '2025-03', mood: 'day', bare: true, growth: { frame: 6, walls: 3, windows: 0 } },
    { month: '2025-09', mood: 'autumn', growth: { frame: 7, walls: 7, windows: 5, scaffold: true } },
    { month: '2026-03', mood: 'day', bare: true, finished: true },
  ],
  'sykhivski-sady': [
    { month: '2025-06', mood: 'day', growth: { frame: 9, walls: 9, windows: 6, scaffold: true } },
    { month: '2025-10', mood: 'autumn', finished: true },
  ],
  'lypovyi-dvir': [
    { month: '2026-09', mood: 'day', pit: 1 },
    { month: '2026-10', mood: 'autumn', pit: 2 },
  ],
};
