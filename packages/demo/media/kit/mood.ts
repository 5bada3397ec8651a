import type { V3 } from '../world/mesh/vector.ts';

type DrawnMoodName = 'day' | 'card';

/** Everything the light decides: one mood a picture. */
export interface DrawnMood {
  name: DrawnMoodName;
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
  /** Unit-free direction towards the sun. */
  sun: V3;
}

const day: DrawnMood = {
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
  sun: [-0.8, -0.36, 0.62],
};

export const drawnMoods: Record<DrawnMoodName, DrawnMood> = {
  day,
  card: {
    ...day,
    name: 'card',
    sky: ['#efe8da', '#efe8da', '#efe8da'],
    sunlight: '#fffaf0',
    skylight: '#bcb8b4',
    shadow: '#4b463f',
    shadowOpacity: 0.3,
    grass: ['#e6dfce', '#e6dfce'],
    paving: '#f1eadc',
    road: '#ddd5c4',
    leaves: ['#8d9a72', '#a7b189', '#c4caa2'],
    glass: ['#b3aa9c', '#bbb2a4', '#c3bbad', '#cbc3b6'],
    sun: [-0.75, -0.5, 0.75],
  },
};
