import { type Rgb, rgb } from './paint.ts';

export type MoodName =
  'day' | 'dawn' | 'golden' | 'evening' | 'autumn' | 'winter' | 'winterEvening' | 'blossom' | 'card' | 'indoors';

/** Everything that the light and the season decide: one mood a picture. */
export interface Mood {
  /** Degrees above the horizon. */
  altitude: number;
  sun: Rgb;
  sunPower: number;
  skyPower: number;
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  /** Round the sun. */
  halo: Rgb;
  cloud: Rgb;
  clouds: number;
  haze: Rgb;
  /** Share lost to haze in a metre. */
  density: number;
  /** Share of the rooms with a lamp, and how strong lamps look. */
  lit: number;
  lamp: number;
  exposure: number;
  leaves: readonly [dark: Rgb, middle: Rgb, light: Rgb];
  /** Of the leaves, how many have fallen. */
  bare: number;
  /** Of the leaves of fruit trees, how many are flowers. */
  blossom: number;
  grass: readonly [dark: Rgb, light: Rgb];
  snow: number;
  /** How much light the walls of a room hand on, beside what comes from the sky. */
  walls: number;
  /** 1: everything is of card and plaster, as a model on a table. */
  card: number;
}

const day: Mood = {
  altitude: 39,
  sun: rgb('#fff0da'),
  sunPower: 2.25,
  skyPower: 0.92,
  zenith: rgb('#7fb0d6'),
  middle: rgb('#bcd6e4'),
  horizon: rgb('#f1efe4'),
  halo: rgb('#fff0d2'),
  cloud: rgb('#ffffff'),
  clouds: 0.9,
  haze: rgb('#dcdfd6'),
  density: 0.00034,
  lit: 0.03,
  lamp: 0.7,
  exposure: 0.84,
  leaves: [rgb('#3b4f35'), rgb('#647f4b'), rgb('#a3b26f')],
  bare: 0,
  blossom: 0,
  grass: [rgb('#7f8d63'), rgb('#a9ad82')],
  snow: 0,
  walls: 0,
  card: 0,
};

const evening: Mood = {
  ...day,
  altitude: 5,
  sun: rgb('#ffae7a'),
  sunPower: 0.7,
  skyPower: 0.92,
  zenith: rgb('#35547d'),
  middle: rgb('#8189a6'),
  horizon: rgb('#f4bd92'),
  halo: rgb('#ffc28c'),
  cloud: rgb('#d99c8c'),
  clouds: 0.6,
  haze: rgb('#97889a'),
  density: 0.0004,
  lit: 0.5,
  lamp: 2.8,
  exposure: 1.25,
};

export const moods: Record<MoodName, Mood> = {
  day,
  dawn: {
    ...day,
    altitude: 15,
    sun: rgb('#ffc98c'),
    sunPower: 3.1,
    skyPower: 0.86,
    zenith: rgb('#86aacb'),
    middle: rgb('#d3d6d2'),
    horizon: rgb('#fbdfb8'),
    halo: rgb('#ffd79b'),
    cloud: rgb('#ffe2bf'),
    clouds: 0.5,
    haze: rgb('#ecd3b4'),
    density: 0.0005,
    lit: 0.08,
    exposure: 0.92,
  },
  golden: {
    ...day,
    altitude: 14,
    sun: rgb('#ffc486'),
    sunPower: 2.9,
    skyPower: 0.95,
    zenith: rgb('#5d8fc4'),
    middle: rgb('#b9cfdf'),
    horizon: rgb('#ffdcb0'),
    halo: rgb('#ffd79b'),
    cloud: rgb('#ffe6cc'),
    clouds: 0.85,
    haze: rgb('#f0d6b6'),
    density: 0.0005,
    lit: 0.1,
    exposure: 0.9,
  },
  evening,
  winterEvening: {
    ...evening,
    sunPower: 0.4,
    horizon: rgb('#dfb9a8'),
    middle: rgb('#8a92aa'),
    lit: 0.42,
    bare: 1,
    snow: 1,
    exposure: 1,
  },
  autumn: {
    ...day,
    altitude: 29,
    sun: rgb('#ffdfb2'),
    horizon: rgb('#efe3cb'),
    haze: rgb('#e2dccb'),
    density: 0.00045,
    leaves: [rgb('#7c5227'), rgb('#b9853a'), rgb('#dcb862')],
    bare: 0.04,
    grass: [rgb('#85895c'), rgb('#aea77c')],
  },
  winter: {
    ...day,
    altitude: 17,
    sun: rgb('#ffdcb0'),
    sunPower: 1.9,
    skyPower: 0.75,
    zenith: rgb('#7f9fba'),
    middle: rgb('#bccad2'),
    horizon: rgb('#f0e4d4'),
    haze: rgb('#dde0e0'),
    lit: 0.22,
    lamp: 1.5,
    bare: 1,
    snow: 1,
    exposure: 0.95,
  },
  // The sky's light comes in from above, as into a model without its lid: it has the colour of walls.
  indoors: {
    ...day,
    altitude: 33,
    sunPower: 2.4,
    skyPower: 1.05,
    walls: 0.4,
    zenith: rgb('#f1e6d6'),
    middle: rgb('#d5e0e4'),
    density: 0.0006,
    lit: 0,
    lamp: 1.1,
    exposure: 0.95,
  },
  blossom: { ...day, blossom: 0.6, leaves: [rgb('#4c6334'), rgb('#7f9a4b'), rgb('#b9c873')] },
  card: {
    ...day,
    altitude: 42,
    sun: rgb('#fff8ee'),
    sunPower: 2,
    skyPower: 0.9,
    zenith: rgb('#e8e0d2'),
    middle: rgb('#efe8dc'),
    horizon: rgb('#efe8dc'),
    halo: rgb('#efe8dc'),
    clouds: 0,
    haze: rgb('#efe8dc'),
    density: 0,
    lit: 0,
    lamp: 0.3,
    exposure: 0.74,
    card: 1,
    leaves: [rgb('#8d9a72'), rgb('#a7b189'), rgb('#c4caa2')],
    grass: [rgb('#d9d5ca'), rgb('#e0dcd2')],
  },
};
