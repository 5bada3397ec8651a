import { bed, chair, framed, kitchenRow, pendant, piece, potted, rug, shelves, sofa, table } from '../kit/furniture.ts';
import { personItem } from '../kit/props.ts';
import type { Room } from '../kit/room.ts';
import { drawRoom } from '../kit/room.ts';

const base = { width: 6.4, depth: 5, height: 2.95, wall: '#f1e8d9', floor: 'boards', windows: [{ x0: 1.1, x1: 4.9, z0: 0.3, z1: 2.5, panes: 4 }] } satisfies Partial<Room>;
const living: Room = {
  ...base, seed: 'living', curtains: true,
  flat: (stage) => rug(stage, 1.5, 0.9, 3.2, 2.4, '#b9a888') + framed(stage, 5.4, 4.98, 1.2, 0.7, 0.95),
  items: (stage, nursery) => [sofa(stage, 2, 3.1, '#7d8b76'), table(stage, 2.6, 1.7, 1.2, 0.7, 0.42), shelves(stage, 5.5, 4.5, 0.9, 1), potted(stage, nursery, 0.6, 4.2, 1.9), piece(stage, [2.9, 1.9, 0.42], [0.4, 0.3, 0.1], [[[0, 0, 0], [0.4, 0.3, 0.05], '#b9684a'], [[0.05, 0.04, 0.05], [0.3, 0.22, 0.04], '#e8dcc4']]),
    piece(stage, [4.9, 1.4, 0], [0.8, 0.8, 0.8], [[[0, 0.6, 0.1], [0.8, 0.2, 0.7], '#b9684a'], [[0, 0, 0.1], [0.8, 0.7, 0.32], '#b9684a']]), pendant(stage, 3.2, 2.1, 2.95, 0.9)],
};
const kitchen: Room = {
  ...base, seed: 'kitchen', floor: 'tiles', windows: [{ x0: 3.7, x1: 5.9, z0: 0.9, z1: 2.5, panes: 2 }],
  items: (stage, nursery) => [kitchenRow(stage, 0.2, 4.4, 3.2), table(stage, 2.7, 1.7, 2, 1, 0.75), chair(stage, 2.9, 1.2, '#5f7350'), chair(stage, 3.9, 1.2, '#5f7350'), chair(stage, 3, 2.85, '#5f7350', 'north'), chair(stage, 3.9, 2.85, '#5f7350', 'north'), pendant(stage, 3.3, 2.2, 2.95, 1.1), pendant(stage, 4.2, 2.2, 2.95, 1.1), potted(stage, nursery, 5.9, 3.9, 1.5),
    piece(stage, [3.4, 2, 0.75], [0.5, 0.4, 0.12], [[[0, 0, 0], [0.5, 0.4, 0.04], '#efe6d6'], [[0.08, 0.1, 0.04], [0.12, 0.12, 0.1], '#b5563a'], [[0.26, 0.14, 0.04], [0.12, 0.12, 0.1], '#c9a046']])],
};
const bedroom: Room = {
  ...base, seed: 'bedroom', mood: 'dawn', curtains: true, windows: [{ x0: 3.2, x1: 5.4, z0: 0.3, z1: 2.5, panes: 2 }], wall: '#ebe3d3',
  flat: (stage) => rug(stage, 0.6, 0.6, 3.2, 2.6, '#a9ad8d') + framed(stage, 1.3, 4.98, 1.5, 1.1, 0.8),
  items: (stage, nursery) => [bed(stage, 1, 2.7), piece(stage, [0.35, 4.3, 0], [0.5, 0.45, 0.5], [[[0, 0, 0.1], [0.5, 0.45, 0.4], '#a9794e'], [[0.18, 0.16, 0.5], [0.14, 0.14, 0.3], '#ffe3a3']]), potted(stage, nursery, 5.8, 4.1, 1.7), piece(stage, [4.6, 1.2, 0], [0.8, 0.8, 0.8], [[[0, 0.6, 0.1], [0.8, 0.2, 0.7], '#7d8b76'], [[0, 0, 0.1], [0.8, 0.7, 0.32], '#7d8b76']])],
};
const terrace: Room = {
  ...base, seed: 'terrace', mood: 'evening', width: 7, height: 2.8, windows: [{ x0: 0.05, x1: 6.95, z0: 0.05, z1: 2.72, panes: 3 }], wall: '#d8cbb5',
  items: (stage, nursery) => [sofa(stage, 0.7, 3.4, '#8b8f86'), table(stage, 1.2, 2.2, 1.3, 0.7, 0.4), chair(stage, 4.4, 2.8, '#a9794e', 'north'), chair(stage, 5.5, 2.8, '#a9794e', 'north'), table(stage, 4.8, 2.1, 0.9, 0.6, 0.7), potted(stage, nursery, 6.5, 3.9, 2), potted(stage, nursery, 0.4, 2.6, 1.4), potted(stage, nursery, 3.8, 4.6, 1.1), personItem(stage, 'stand', [3.7, 3.9])],
};

export const interiors = { living, kitchen, bedroom, terrace } satisfies Record<string, Room>;
export const interior = (name: keyof typeof interiors): string => drawRoom(interiors[name]);
export const emptyRoom = base;
