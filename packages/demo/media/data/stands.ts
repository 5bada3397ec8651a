import type { MoodName } from '../world/mesh/mood.ts';
import type { V2 } from '../world/mesh/vector.ts';

/** Where the pictures of a complex are taken from; bearings in degrees of the compass. */
export interface Stands {
  hero: { bearing: number; height: number; mood: MoodName; sun?: number };
  /** A house from near by. */
  facade: { house: string; bearing: number };
  courtyard: { eye: V2; bearing: number; mood: MoodName; sun?: number };
  evening: { bearing: number; height: number; houses?: readonly string[]; mood: MoodName };
  /** A door: the house, its section, the side. */
  entrance: { at: V2; bearing: number };
  birdsEye: number;
}

export const stands: Record<string, Stands> = {
  'obriy-park': {
    hero: { bearing: 28, height: 6, mood: 'day', sun: 203 },
    facade: { house: 'a', bearing: 24 },
    courtyard: { eye: [-40, 6], bearing: 66, mood: 'autumn' },
    evening: { bearing: 38, height: 3, mood: 'evening' },
    entrance: { at: [13.7, 32], bearing: 340 },
    birdsEye: 18,
  },
  'lypovyi-dvir': {
    hero: { bearing: 330, height: 5, mood: 'day' },
    facade: { house: 'b', bearing: 326 },
    courtyard: { eye: [-9, 20], bearing: 58, mood: 'autumn' },
    evening: { bearing: 322, height: 26, mood: 'evening' },
    entrance: { at: [13.9, 0], bearing: 22 },
    birdsEye: 335,
  },
  'poltva-kvartal': {
    hero: { bearing: 36, height: 5, mood: 'day' },
    facade: { house: 'a', bearing: 28 },
    courtyard: { eye: [56, 27], bearing: 285, mood: 'day', sun: 118 },
    evening: { bearing: 60, height: 2.4, houses: ['a', 'c'], mood: 'evening' },
    entrance: { at: [6, 0], bearing: 340 },
    birdsEye: 24,
  },
  tsehla: {
    hero: { bearing: 328, height: 5, mood: 'day' },
    facade: { house: 'a', bearing: 30 },
    courtyard: { eye: [44, 48], bearing: 245, mood: 'day', sun: 104 },
    evening: { bearing: 32, height: 3, mood: 'evening' },
    entrance: { at: [0.5, 0], bearing: 20 },
    birdsEye: 330,
  },
  'svitankova-23': {
    hero: { bearing: 334, height: 5, mood: 'golden', sun: 138 },
    facade: { house: 'b', bearing: 28 },
    courtyard: { eye: [-8, -2], bearing: 24, mood: 'day' },
    evening: { bearing: 348, height: 3, mood: 'evening' },
    entrance: { at: [11, 31], bearing: 340 },
    birdsEye: 338,
  },
  'halytska-terasa': {
    hero: { bearing: 330, height: 4, mood: 'day' },
    facade: { house: 'a', bearing: 22 },
    courtyard: { eye: [-18, 30], bearing: 99, mood: 'day', sun: 262 },
    evening: { bearing: 32, height: 3, mood: 'winterEvening' },
    entrance: { at: [10, 0], bearing: 18 },
    birdsEye: 335,
  },
  'sykhivski-sady': {
    hero: { bearing: 24, height: 5, mood: 'day' },
    facade: { house: 'b', bearing: 330 },
    courtyard: { eye: [-4, -6], bearing: 48, mood: 'day' },
    evening: { bearing: 20, height: 4, mood: 'evening' },
    entrance: { at: [18.7, 26], bearing: 22 },
    birdsEye: 20,
  },
  'pivnichne-svitlo': {
    hero: { bearing: 42, height: 5, mood: 'day' },
    facade: { house: 'a', bearing: 26 },
    courtyard: { eye: [0, -12], bearing: 46, mood: 'day' },
    evening: { bearing: 36, height: 4, mood: 'evening' },
    entrance: { at: [-6.5, 12], bearing: 340 },
    birdsEye: 24,
  },
};
