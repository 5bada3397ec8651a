import type { MoodName } from '../world/mesh/mood.ts';
import type { V3 } from '../world/mesh/vector.ts';

/** A picture for an offer, a news item or a page of the company, taken at one of the complexes. */
export interface Story {
  path: string;
  alias: string;
  /** A month of the works; absent: all is finished. */
  month?: string;
  mood: MoodName;
  eye: V3;
  bearing: number;
  pitch?: number;
  reach?: number;
  shift?: number;
  sun?: number;
}

export const stories: readonly Story[] = [
  {
    path: 'about/history',
    alias: 'first-house',
    mood: 'day',
    eye: [30, -34, 3],
    bearing: 324,
    reach: 0.62,
    shift: -0.14,
  },
  {
    path: 'about/values-neighbourhood',
    alias: 'sykhivski-sady',
    mood: 'blossom',
    eye: [-30, -26, 2.2],
    bearing: 40,
    shift: -0.14,
  },
  {
    path: 'centers/central',
    alias: 'halytska-terasa',
    mood: 'day',
    eye: [-32, -29, 3],
    bearing: 47,
    reach: 0.62,
    shift: -0.16,
    sun: 196,
  },
  {
    path: 'centers/sykhiv',
    alias: 'sykhivski-sady',
    mood: 'day',
    eye: [-50, -16, 2.4],
    bearing: 36,
    reach: 0.7,
    shift: -0.15,
  },
  {
    path: 'offers/pictures/family',
    alias: 'obriy-park',
    mood: 'day',
    eye: [2, -14, 2.2],
    bearing: 36,
    reach: 0.62,
    shift: -0.14,
  },
  {
    path: 'offers/pictures/winter',
    alias: 'obriy-park',
    mood: 'winterEvening',
    eye: [-36, -10, 2.4],
    bearing: 52,
    reach: 0.76,
    shift: -0.24,
    sun: 296,
  },
  {
    path: 'offers/pictures/military',
    alias: 'svitankova-23',
    mood: 'golden',
    eye: [-18, -44, 2.6],
    bearing: 14,
    reach: 0.74,
    shift: -0.235,
    sun: 140,
  },
  {
    path: 'offers/pictures/first-floor-shops',
    alias: 'poltva-kvartal',
    mood: 'day',
    eye: [-20, -9, 2],
    bearing: 70,
    reach: 0.62,
    shift: -0.12,
    sun: 190,
  },
  {
    path: 'news/pictures/crane',
    alias: 'poltva-kvartal',
    month: '2026-09',
    mood: 'day',
    eye: [70, -58, 7],
    bearing: 322,
    reach: 0.62,
    shift: -0.2,
  },
  {
    path: 'news/pictures/roof',
    alias: 'obriy-park',
    mood: 'day',
    eye: [-70, 4, 46],
    bearing: 58,
    pitch: 20,
    reach: 0.5,
  },
  {
    path: 'news/pictures/energy',
    alias: 'sykhivski-sady',
    mood: 'day',
    eye: [-12, 2, 46],
    bearing: 40,
    pitch: 24,
    reach: 0.5,
    sun: 140,
  },
  {
    path: 'news/pictures/keys-handover',
    alias: 'sykhivski-sady',
    mood: 'day',
    eye: [8, 10, 1.9],
    bearing: 28,
    reach: 0.6,
    shift: -0.12,
  },
  {
    path: 'news/pictures/playground',
    alias: 'sykhivski-sady',
    mood: 'day',
    eye: [30, -10, 2.2],
    bearing: 317,
    reach: 0.64,
    shift: -0.11,
  },
  {
    path: 'news/pictures/trees-planting',
    alias: 'obriy-park',
    month: '2026-09',
    mood: 'day',
    eye: [-54, 15, 2.6],
    bearing: 74,
    reach: 0.6,
    shift: -0.12,
  },
  {
    path: 'news/pictures/opening-office',
    alias: 'svitankova-23',
    mood: 'evening',
    eye: [4, 13, 2],
    bearing: 16,
    reach: 0.6,
    shift: -0.1,
  },
  {
    path: 'news/pictures/school',
    alias: 'obriy-park',
    mood: 'day',
    eye: [21, -6, 2.1],
    bearing: 338,
    reach: 0.55,
    shift: -0.12,
  },
  {
    path: 'news/pictures/market',
    alias: 'poltva-kvartal',
    mood: 'autumn',
    eye: [62, -10, 2.1],
    bearing: 286,
    reach: 0.6,
    shift: -0.12,
    sun: 160,
  },
  {
    path: 'news/pictures/bike',
    alias: 'tsehla',
    mood: 'day',
    eye: [17.5, 50.5, 1.9],
    bearing: 236,
    reach: 0.62,
    shift: -0.14,
    sun: 112,
  },
];
