import type { Complex } from './complexTypes.ts';

const tsehla: Complex = {
  alias: 'tsehla',
  layouts: {
    '1a': { type: 'oneEuro', area: 44.8 },
    '1b': { type: 'studio', area: 37.4, mirrored: true },
    '2a': { type: 'twoLoggia', area: 67.1 },
    '2b': { type: 'twoThrough', area: 71.3 },
    '3a': { type: 'threeCorner', area: 92.5 },
    '3b': { type: 'threeThrough', area: 86.8, mirrored: true },
    '4a': { type: 'fourCorner', area: 111.9 },
  },
  buildings: {
    a: [
      { floors: [1, 7], stack: '3a/n 1a/n 2a/s 1b/s' },
      { floors: [1, 7], stack: '2b/n 1a/n 4a/s 1b/n' },
    ],
    b: [
      { floors: [1, 8], stack: '4a/e 1b/e 2a/e 3b/w' },
      { floors: [1, 8], stack: '2b/e 1a/w 3a/w 1b/e' },
    ],
  },
  outlooks: {
    a: { n: 'street', e: 'courtyard', s: 'courtyard', w: 'street' },
    b: { n: 'courtyard', e: 'street', s: 'street', w: 'courtyard' },
  },
  pricePerM2: [61000, 67000],
  history: {
    lists: [
      ['2026-03-18', 0.96],
      ['2026-07-01', 1],
    ],
    sold: 0.4,
  },
  share: { free: 0.17, reserved: 0.06 },
};

const halytskaTerasa: Complex = {
  alias: 'halytska-terasa',
  layouts: {
    '1a': { type: 'oneEuro', area: 54.6 },
    '2a': { type: 'twoThrough', area: 78.4 },
    '2b': { type: 'twoCorner', area: 75.2, mirrored: true },
    '3a': { type: 'threeLine', area: 97.3 },
    '3b': { type: 'threeCorner', area: 103.6 },
    '4a': { type: 'fourThrough', area: 127.4 },
    '5a': { type: 'fivePenthouse', area: 163.8 },
    '6a': { type: 'sixPenthouse', area: 184.2, mirrored: true },
  },
  buildings: {
    a: [
      { floors: [1, 4], stack: '3b/n 1a/n 2b/n', top: '6a/n' },
      { floors: [1, 4], stack: '4a/e 2a/e 3a/e', top: '5a/e 2a/w 1a/e' },
    ],
  },
  outlooks: {
    a: { n: 'park', e: 'park', s: 'street', w: 'courtyard' },
  },
  pricePerM2: [152000, 160000],
  share: { free: 0, reserved: 0 },
};

const sykhivskiSady: Complex = {
  alias: 'sykhivski-sady',
  layouts: {
    '1a': { type: 'studio', area: 34.8 },
    '1b': { type: 'oneLoggia', area: 39.7 },
    '2a': { type: 'twoLoggia', area: 60.2, mirrored: true },
    '2b': { type: 'twoThrough', area: 65.4 },
    '3a': { type: 'threeLine', area: 81.4 },
    '3b': { type: 'threeThrough', area: 79.1 },
    '4a': { type: 'fourThrough', area: 101.2, mirrored: true },
  },
  buildings: {
    a: [{ floors: [1, 9], stack: '2b/n 1b/s 3a/s 1a/s' }],
    b: [{ floors: [1, 9], stack: '3b/e 1a/e 2a/e 1b/w' }],
    c: [{ floors: [1, 9], stack: '4a/n 1b/n 2a/s 1a/s' }],
    d: [{ floors: [1, 9], stack: '2b/e 1a/w 3a/w 2a/e' }],
    e: [{ floors: [1, 9], stack: '3b/n 1b/n 4a/n 1a/s' }],
  },
  outlooks: {
    a: { n: 'park', e: 'street', s: 'courtyard', w: 'park' },
    b: { n: 'courtyard', e: 'park', s: 'courtyard', w: 'street' },
    c: { n: 'courtyard', e: 'street', s: 'park', w: 'courtyard' },
    d: { n: 'street', e: 'courtyard', s: 'courtyard', w: 'park' },
    e: { n: 'park', e: 'courtyard', s: 'street', w: 'courtyard' },
  },
  pricePerM2: [47000, 52000],
  history: {
    lists: [
      ['2026-03-02', 0.98],
      ['2026-09-01', 1],
    ],
    sold: 0.07,
  },
  share: { free: 0.12, reserved: 0.05 },
};

export const QUIETER_COMPLEXES = [tsehla, halytskaTerasa, sykhivskiSady];
