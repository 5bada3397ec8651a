import type { Room } from '../kit/room.ts';
import type { Stage } from '../kit/scene.ts';
import { chair, framed, pendant, piece, potted, rug, shelves, sofa, table } from '../kit/furniture.ts';
import { personItem } from '../kit/props.ts';
import { drawRoom } from '../kit/room.ts';
import { emptyRoom } from './interiors.ts';

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
