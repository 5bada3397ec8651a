import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import type { Room } from '../kit/room.ts';
import type { Stage } from '../kit/scene.ts';
import { styles } from '../data/styles.ts';
import { chair, framed, pendant, piece, potted, rug, shelves, sofa, table } from '../kit/furniture.ts';
import { personItem } from '../kit/props.ts';
import { camera } from '../kit/projection.ts';
import { rect } from '../kit/svg.ts';
import { drawRoom } from '../kit/room.ts';
import { emptyRoom } from './interiors.ts';
import { drawSite } from './site.ts';
import { complexOf } from './stories.ts';

const h = (x: number, y: number, width: number, depth: number, storeys: number, style: Mass['style'], more: Partial<Mass> = {}): Mass => ({ x, y, width, depth, storeys, style, ...more });

/** Houses of every year beside each other: the company on one horizon. */
const company: Complex = {
  ...complexOf('obriy-park'), alias: 'home', mood: 'dawn', playground: [900, 900], crane: [122, 84],
  masses: [
    h(-128, 44, 44, 15, 5, styles.lypovyi, { roof: 'gable' }), h(-92, 74, 38, 15, 7, styles.tsehla), h(-62, 52, 20, 20, 16, styles.obriyParkTower),
    h(-34, 96, 30, 15, 9, styles.sady, { roof: 'terrace' }), h(58, 62, 24, 20, 14, styles.svitankova, { round: 5, roof: 'terrace' }), h(92, 74, 24, 20, 18, styles.svitankova, { round: 5, roof: 'terrace' }),
    h(118, 44, 34, 15, 10, styles.poltvaBrick), h(40, 96, 30, 12, 5, styles.halytska, { roof: 'gable' }),
  ],
  paved: [{ x: -70, y: 40, width: 150, depth: 4 }], parking: [], road: { x: -300, y: -150, width: 600, depth: 6 },
  paths: [{ width: 3.6, line: [[-4, -60], [10, -36], [-22, 0], [22, 42], [14, 110]] }, { width: 2.6, line: [[-110, 10], [-40, -4], [40, 8], [120, 0]] }],
  groves: [
    { x: -120, y: -8, width: 90, depth: 40, species: 'linden', count: 10, height: 10 }, { x: 30, y: -2, width: 110, depth: 36, species: 'linden', count: 12, height: 11 },
    { x: -130, y: 70, width: 290, depth: 40, species: 'linden', count: 44, height: 14 }, { x: -40, y: 2, width: 90, depth: 14, species: 'birch', count: 8, height: 8 },
    { x: -60, y: -40, width: 130, depth: 44, species: 'bush', count: 22, height: 1.2 }, { x: 86, y: 96, width: 80, depth: 20, species: 'poplar', count: 6, height: 18 },
  ],
};

/** The sun just over the hills, and the one thin line the company is named after. */
const dawn = (x: number, y: number, r: number): string =>
  [3.4, 2.3, 1.5].map((grow, index) => `<circle cx="${x}" cy="${y}" r="${r * grow}" fill="#ffe2ad" fill-opacity="${[0.12, 0.18, 0.26][index]}"/>`).join('') + `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff1cf"/>`;

export function home(portrait: boolean): string {
  const [width, height] = portrait ? [1200, 1500] : [1920, 1080];
  const cam = camera({ width, height, eye: portrait ? [-26, -74, 11] : [2, -66, 10], yaw: portrait ? -3 : 3, focal: portrait ? 1120 : 1060, centre: [0.5, portrait ? 0.64 : 0.63] });
  return drawSite({
    complex: company, cam, mood: 'dawn', seed: portrait ? 'home-portrait' : 'home', people: 16, rich: true, city: portrait ? 0.12 : 0.2, crane: true, craneTall: 70, forest: 'lypovyi-dvir',
    heaven: dawn(width * (portrait ? 0.66 : 0.52), cam.horizon - height * 0.13, height * 0.034),
    foreground: (stage, nursery) => rect(0, cam.horizon, width, 1.4, '#a5563d', 0.55) + (portrait ? nursery.place('linden', 7, 0, [-60, 1490], 900, true) : nursery.place('linden', 7, 0, [70, 1100], 760, true) + nursery.place('linden', 1, 0, [1830, 1040], 470, true)) +
      [0, 1, 2, 3, 4, 5].map((index) => nursery.place('bush', index % 3, 0, [stage.random.range(0, width), height + 34], stage.random.range(60, 120), true)).join(''),
  });
}

/** From the first small house of 2013 to the towers of today, on one line, in one light. */
export function history(): string {
  const row: Complex = {
    ...company, alias: 'history', crane: [142, 50],
    masses: [h(-150, 40, 22, 12, 2, styles.halytska, { roof: 'gable' }), h(-116, 40, 26, 12, 3, styles.lypovyi, { roof: 'gable' }), h(-78, 40, 28, 12, 5, styles.halytska, { roof: 'gable' }), h(-38, 40, 32, 13, 7, styles.tsehla), h(6, 40, 28, 13, 9, styles.sady), h(46, 40, 26, 14, 12, styles.poltvaBrick), h(84, 40, 22, 16, 16, styles.obriyParkTower), h(118, 40, 24, 18, 18, styles.svitankova, { round: 5, growth: { frame: 14, walls: 10, windows: 7, clad: 10 } })],
    paths: [{ width: 4, line: [[-220, 28], [0, 28], [220, 28]] }], paved: [],
    groves: [{ x: -170, y: 34, width: 330, depth: 1, species: 'linden', count: 30, height: 6 }, { x: -190, y: 74, width: 390, depth: 30, species: 'linden', count: 46, height: 12 }, { x: -160, y: 0, width: 330, depth: 20, species: 'bush', count: 30, height: 1.6 }],
  };
  const cam = camera({ width: 1600, height: 1200, eye: [-2, -150, 5], yaw: 0, focal: 900, centre: [0.5, 0.79] });
  return drawSite({ complex: row, cam, mood: 'dawn', seed: 'history', people: 18, city: 0.1, crane: true, craneTall: 64, foreground: () => rect(0, cam.horizon, 1600, 2, '#a5563d', 0.6) });
}

const model = (stage: Stage, x: number, y: number, z: number): ReturnType<typeof piece>[] => [
  piece(stage, [x, y, z], [1.6, 0.9, 0.62], [[[0, 0, 0], [1.6, 0.9, 0.04], '#d9c7a8'], [[0.95, 0.5, 0.04], [0.3, 0.26, 0.46], '#fbf6ec'], [[0.2, 0.55, 0.04], [0.5, 0.22, 0.24], '#fbf6ec'], [[1.1, 0.12, 0.04], [0.34, 0.2, 0.56], '#fbf6ec'], [[0.25, 0.14, 0.04], [0.26, 0.22, 0.34], '#e3b79c'], [[0.62, 0.2, 0.04], [0.1, 0.1, 0.1], '#8e9a78'], [[0.78, 0.34, 0.04], [0.1, 0.1, 0.12], '#8e9a78'], [[0.5, 0.36, 0.04], [0.08, 0.08, 0.1], '#8e9a78']])];

const office: Room = { ...emptyRoom, seed: 'office', width: 7.4, depth: 5.4, height: 3.2, windows: [{ x0: 0.7, x1: 4.9, z0: 0.4, z1: 2.8, panes: 4 }], items: () => [] };

export const team = (): string => drawRoom({
  ...office, seed: 'team', flat: (stage) => framed(stage, 5.5, 5.38, 1.3, 1.1, 0.8),
  items: (stage, nursery) => [table(stage, 1.8, 2, 3.4, 1.3, 0.92), piece(stage, [2, 2.2, 0.92], [1.2, 0.8, 0.01], [[[0, 0, 0], [1.2, 0.8, 0.01], '#fbf7ee']]), ...model(stage, 3.4, 2.2, 0.92), personItem(stage, 'stand', [1.5, 2.6]), personItem(stage, 'stand', [2.6, 3.7]), personItem(stage, 'stand', [3.5, 3.8]), personItem(stage, 'stand', [5.6, 2.5]), personItem(stage, 'stand', [4.4, 3.7]), pendant(stage, 2.8, 2.6, 3.2, 1.1), pendant(stage, 4.2, 2.6, 3.2, 1.1), shelves(stage, 5.4, 5, 1.6, 1.1), potted(stage, nursery, 0.5, 4.6, 1.9)],
});

export const salesRoom = (mood: 'day' | 'evening', seed: string): string => drawRoom({
  ...office, seed, mood, flat: (stage) => rug(stage, 0.7, 0.9, 2.8, 2, '#b9a888') + framed(stage, 5.4, 5.38, 1.5, 0.8, 0.6) + framed(stage, 6.4, 5.38, 1.5, 0.8, 0.6),
  items: (stage, nursery) => [sofa(stage, 0.7, 3.4, seed === 'n69' ? '#7d8b76' : '#b9684a', 2.2), table(stage, 1.2, 2, 1.2, 0.7, 0.42), piece(stage, [3.9, 2.2, 0], [1.8, 1.1, 0.9], [[[0.1, 0.1, 0], [1.6, 0.9, 0.86], '#8a6a4a'], [[0, 0, 0.86], [1.8, 1.1, 0.06], '#efe6d6']]), ...model(stage, 4, 2.3, 0.92), personItem(stage, 'pair', [4.3, 3.9]), personItem(stage, 'stand', [6.3, 2.9]), pendant(stage, 4.4, 2.7, 3.2, 1), pendant(stage, 5.3, 2.7, 3.2, 1), potted(stage, nursery, 6.9, 4.6, 2), chair(stage, 3, 1.6, '#5f7350')],
});

export const housewarming = (): string => drawRoom({
  ...emptyRoom, seed: 'housewarming', mood: 'evening',
  items: (stage, nursery) => [...([[0.5, 3.6, 0.9], [1.5, 3.9, 0.7], [4.7, 3.6, 0.8], [1.2, 2.6, 0.6], [4.4, 2.8, 0.5]] as const).map(([x, y, size], index) => piece(stage, [x, y, 0], [size, size * 0.8, size * 0.75], [[[0, 0, 0], [size, size * 0.8, size * 0.75], ['#c39a66', '#b98a5c', '#d0ac7a'][index % 3] ?? '#c39a66'], [[size * 0.42, -0.01, 0], [size * 0.14, 0.01, size * 0.75], '#efe0c2']])),
    personItem(stage, 'stand', [2.7, 3]), personItem(stage, 'stand', [3.4, 3.1]), personItem(stage, 'child', [2.2, 2.4]), pendant(stage, 3.1, 2.2, 2.95, 0.8), potted(stage, nursery, 5.6, 3.4, 1.6), piece(stage, [2.6, 1.6, 0], [0.9, 0.7, 0.5], [[[0, 0, 0], [0.9, 0.7, 0.5], '#c39a66'], [[0.1, 0.2, 0.5], [0.2, 0.2, 0.18], '#efe6d6'], [[0.5, 0.25, 0.5], [0.25, 0.25, 0.22], '#b5563a']])],
});

export const windowView = (): string => drawRoom({
  ...emptyRoom, seed: 'view', mood: 'dawn', width: 6, windows: [{ x0: 0.3, x1: 5.7, z0: 0.08, z1: 2.75, panes: 3 }],
  items: (stage, nursery) => [personItem(stage, 'stand', [3.7, 4.2]), piece(stage, [0.8, 2.8, 0], [0.85, 0.85, 0.85], [[[0, 0.6, 0.1], [0.85, 0.25, 0.75], '#7d8b76'], [[0, 0, 0.1], [0.85, 0.7, 0.32], '#7d8b76']]), potted(stage, nursery, 5.3, 4.1, 1.8), table(stage, 1.9, 2.9, 0.6, 0.5, 0.5)],
});
