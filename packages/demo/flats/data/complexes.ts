import type { Complex } from './complexTypes.ts';
import { QUIETER_COMPLEXES } from './quieterComplexes.ts';

const obriyPark: Complex = {
  alias: 'obriy-park',
  layouts: {
    '1a': { type: 'studio', area: 35.6 },
    '1b': { type: 'oneLoggia', area: 42.6 },
    '2a': { type: 'twoLoggia', area: 64.3 },
    '2b': { type: 'twoThrough', area: 69.8, mirrored: true },
    '3a': { type: 'threeLine', area: 86.9 },
    '3b': { type: 'threeCorner', area: 84.1, mirrored: true },
    '4a': { type: 'fourCorner', area: 104.7 },
  },
  buildings: {
    a: [
      { floors: [2, 16], stack: '3b/n 1b/n 2a/n 4a/n 1a/s' },
      { floors: [2, 12], stack: '2b/e 1b/e 3a/e 1a/w' },
    ],
    b: [
      { floors: [1, 12], stack: '3a/s 1a/s 2a/s 1b/n' },
      { floors: [1, 12], stack: '2b/n 1b/s 3b/s 1a/n' },
    ],
    c: [{ floors: [1, 9], stack: '4a/e 1b/e 2a/w 3b/e' }],
  },
  outlooks: {
    a: { n: 'street', e: 'courtyard', s: 'park', w: 'courtyard' },
    b: { n: 'street', e: 'street', s: 'park', w: 'courtyard' },
    c: { n: 'street', e: 'courtyard', s: 'park', w: 'park' },
  },
  pricePerM2: [52000, 58000],
  history: {
    lists: [
      ['2026-03-02', 0.955],
      ['2026-05-18', 0.97],
      ['2026-08-03', 0.985],
      ['2026-10-12', 1],
    ],
    sold: 0.34,
  },
  share: { free: 0.48, reserved: 0.12 },
};

const lypovyiDvir: Complex = {
  alias: 'lypovyi-dvir',
  layouts: {
    '1a': { type: 'oneEuro', area: 48.2 },
    '1b': { type: 'oneBalcony', area: 45.7, mirrored: true },
    '2a': { type: 'twoCorner', area: 68.4 },
    '2b': { type: 'twoThrough', area: 74.5 },
    '3a': { type: 'threeLine', area: 108.4 },
    '3b': { type: 'threeThrough', area: 91.6, mirrored: true },
    '4a': { type: 'fourCorner', area: 121.8 },
    '5a': { type: 'fivePenthouse', area: 154.3 },
    '6a': { type: 'sixPenthouse', area: 171.9 },
  },
  buildings: {
    a: [{ floors: [1, 5], stack: '3b/n 1a/s 1b/s 2a/s', top: '6a/s' }],
    b: [{ floors: [1, 5], stack: '2b/e 1b/w 3a/w 4a/w', top: '5a/w' }],
    c: [{ floors: [1, 5], stack: '2a/s 1a/s 3a/n 2b/n' }],
    d: [{ floors: [1, 5], stack: '4a/e 1b/e 1a/w 3a/w', top: '5a/e' }],
  },
  outlooks: {
    a: { n: 'street', e: 'park', s: 'courtyard', w: 'street' },
    b: { n: 'street', e: 'park', s: 'courtyard', w: 'courtyard' },
    c: { n: 'courtyard', e: 'park', s: 'park', w: 'street' },
    d: { n: 'courtyard', e: 'courtyard', s: 'street', w: 'street' },
  },
  pricePerM2: [78000, 88000],
  history: {
    lists: [
      ['2026-09-12', 0.985],
      ['2026-10-26', 1],
    ],
    sold: 1,
  },
  share: { free: 0.8, reserved: 0.12 },
  onRequest: ['5a', '6a'],
};

const poltvaKvartal: Complex = {
  alias: 'poltva-kvartal',
  layouts: {
    '1a': { type: 'studio', area: 34.2 },
    '1b': { type: 'oneLoggia', area: 38.4, mirrored: true },
    '2a': { type: 'twoLoggia', area: 58.7 },
    '2b': { type: 'twoCorner', area: 61.5, mirrored: true },
    '3a': { type: 'threeThrough', area: 79.2 },
    '3b': { type: 'threeLine', area: 83.6, mirrored: true },
    '4a': { type: 'fourThrough', area: 99.8 },
  },
  buildings: {
    a: [{ floors: [2, 12], stack: '3a/n 1a/n 1b/n 2b/s 2a/s' }],
    b: [{ floors: [2, 12], stack: '2b/e 1b/e 1a/w 4a/w 2a/w' }],
    c: [{ floors: [2, 10], stack: '3b/s 1a/s 2a/n 1b/n 2b/n' }],
    d: [{ floors: [2, 10], stack: '4a/n 1b/n 3a/s 1a/n 2a/s' }],
  },
  outlooks: {
    a: { n: 'street', e: 'street', s: 'courtyard', w: 'courtyard' },
    b: { n: 'street', e: 'park', s: 'park', w: 'courtyard' },
    c: { n: 'courtyard', e: 'courtyard', s: 'street', w: 'street' },
    d: { n: 'courtyard', e: 'park', s: 'street', w: 'courtyard' },
  },
  pricePerM2: [44000, 49000],
  history: {
    lists: [
      ['2026-03-02', 0.94],
      ['2026-06-01', 0.96],
      ['2026-09-07', 0.985],
      ['2026-11-02', 1],
    ],
    sold: 0.4,
  },
  share: { free: 0.55, reserved: 0.1 },
};

const svitankova: Complex = {
  alias: 'svitankova-23',
  layouts: {
    '1a': { type: 'oneEuro', area: 46.3, mirrored: true },
    '1b': { type: 'oneBalcony', area: 43.9 },
    '2a': { type: 'twoCorner', area: 69.8 },
    '2b': { type: 'twoLoggia', area: 66.2, mirrored: true },
    '3a': { type: 'threeLine', area: 98.7 },
    '3b': { type: 'threeCorner', area: 93.1, mirrored: true },
    '4a': { type: 'fourCorner', area: 116.5, mirrored: true },
    '5a': { type: 'fivePenthouse', area: 158.6, mirrored: true },
    '6a': { type: 'sixPenthouse', area: 176.4, mirrored: true },
  },
  buildings: {
    a: [{ floors: [3, 13], stack: '2a/n 1b/n 3b/n 1a/s 2b/s', top: '6a/s 5a/n' }],
    b: [{ floors: [3, 17], stack: '4a/e 1a/e 3a/w 1b/w 2b/w', top: '5a/e 6a/w' }],
  },
  outlooks: {
    a: { n: 'courtyard', e: 'street', s: 'street', w: 'courtyard' },
    b: { n: 'street', e: 'street', s: 'courtyard', w: 'park' },
  },
  pricePerM2: [69000, 82000],
  history: {
    lists: [
      ['2026-03-02', 0.95],
      ['2026-06-15', 0.975],
      ['2026-09-21', 1],
    ],
    sold: 0.3,
  },
  share: { free: 0.36, reserved: 0.12 },
  onRequest: ['5a', '6a'],
};

/** The complexes with flats; the planned one has none. */
export const COMPLEXES: readonly Complex[] = [obriyPark, lypovyiDvir, poltvaKvartal, svitankova, ...QUIETER_COMPLEXES];
