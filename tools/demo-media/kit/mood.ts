import type { V3 } from './projection.ts';

export type MoodName = 'day' | 'dawn' | 'evening' | 'winter' | 'autumn' | 'sketch' | 'card';

/** Everything the light decides: one mood a picture. */
export interface Mood {
  name: MoodName;
  sky: readonly [top: string, middle: string, low: string];
  cloud: string;
  haze: string;
  ink: string;
  /** Light on what the sun sees, and on what only the sky sees. */
  sunlight: string;
  skylight: string;
  shadow: string;
  shadowOpacity: number;
  grass: readonly [far: string, near: string];
  paving: string;
  road: string;
  leaves: readonly [dark: string, middle: string, light: string];
  glass: readonly [string, string, string, string];
  /** Share of windows with a lamp behind them. */
  lit: number;
  /** Unit-free direction towards the sun. */
  sun: V3;
}

const day: Mood = {
  name: 'day',
  sky: ['#bfcfd3', '#dde3dc', '#f6ecda'],
  cloud: '#fbf6ea',
  haze: '#e3dfd0',
  ink: '#2b3136',
  sunlight: '#fff6e4',
  skylight: '#a9b2bd',
  shadow: '#37424f',
  shadowOpacity: 0.34,
  grass: ['#c6c79f', '#97a26a'],
  paving: '#e6dac3',
  road: '#bdb8ad',
  leaves: ['#46583c', '#6d8250', '#a5ae6c'],
  glass: ['#4f6672', '#6f8790', '#93a9ab', '#c6d1c9'],
  lit: 0.03,
  sun: [-0.8, -0.36, 0.62],
};

export const moods: Record<MoodName, Mood> = {
  day,
  dawn: {
    ...day, name: 'dawn', sky: ['#9fb3bf', '#e3d6c4', '#f8cfa0'], cloud: '#fbe6cc', haze: '#ecd5bb', sunlight: '#ffeccc', skylight: '#9aa3b4',
    grass: ['#cdbf98', '#87935f'], leaves: ['#435440', '#6f7d4e', '#b9ac68'], lit: 0.1, glass: ['#566775', '#8a8f92', '#d8b590', '#f2cf9f'], sun: [0.84, -0.3, 0.42],
  },
  evening: {
    ...day, name: 'evening', sky: ['#2f4258', '#77768a', '#eab07e'], cloud: '#c89a8a', haze: '#a48a86', ink: '#1a2129', sunlight: '#c9a692', skylight: '#606a82',
    shadow: '#141d2c', shadowOpacity: 0.32, grass: ['#7c7a6c', '#4d5a4a'], paving: '#b9aca2', road: '#858892', leaves: ['#25332f', '#3b4c3e', '#667052'],
    glass: ['#2b3b4c', '#3d4e60', '#64697a', '#a98877'], lit: 0.52, sun: [-0.88, -0.28, 0.3],
  },
  winter: {
    ...day, name: 'winter', sky: ['#b4c2cc', '#d6dbdb', '#f3e6d6'], cloud: '#f3f1ea', haze: '#dde0df', skylight: '#a4afc0', shadow: '#5b6d8a', shadowOpacity: 0.32,
    grass: ['#eceeec', '#f5f5f1'], paving: '#e2e1dc', road: '#c4c6c8', leaves: ['#5b5149', '#7c7167', '#f4f5f3'], lit: 0.24, sun: [-0.8, -0.4, 0.4],
  },
  autumn: {
    ...day, name: 'autumn', sky: ['#b9c7cc', '#dddccf', '#f4e3c6'], grass: ['#c9bf95', '#a39d63'], leaves: ['#7a5632', '#b98741', '#dfb663'], sunlight: '#ffefd2', sun: [-0.8, -0.4, 0.46],
  },
  sketch: {
    ...day, name: 'sketch', sky: ['#f1ece0', '#f4efe4', '#f7f2e8'], cloud: '#faf7f0', haze: '#efe9dc', ink: '#39424b', sunlight: '#fffaf0', skylight: '#c3cbd1',
    shadowOpacity: 0.16, grass: ['#e9e6d6', '#dcdcc4'], paving: '#f0eadd', road: '#e4dfd4', leaves: ['#a4af98', '#bfc7ad', '#d9dcc4'], glass: ['#a9b8bf', '#bcc8cb', '#d2d9d6', '#e6e8e0'], lit: 0,
  },
  card: {
    ...day, name: 'card', sky: ['#efe8da', '#efe8da', '#efe8da'], sunlight: '#fffaf0', skylight: '#bcb8b4', shadow: '#4b463f', shadowOpacity: 0.3,
    grass: ['#e6dfce', '#e6dfce'], paving: '#f1eadc', road: '#ddd5c4', leaves: ['#8d9a72', '#a7b189', '#c4caa2'], glass: ['#b3aa9c', '#bbb2a4', '#c3bbad', '#cbc3b6'], lit: 0, sun: [-0.75, -0.5, 0.75],
  },
};
