import { randomOf } from '../random.ts';
import type { Mesh } from '../world/mesh/mesh.ts';
import { paint } from '../world/mesh/paint.ts';
import {
  addArmchair,
  addBed,
  addBedside,
  addBowl,
  addCarton,
  addChair,
  addCushion,
  addFramed,
  addKitchen,
  addPendant,
  addPot,
  addRug,
  addShelves,
  addSofa,
  addTable,
} from './furniture.ts';
import { offices } from './offices.ts';
import { north, people, type FurnishedRoom, south } from './room.ts';

const flat = {
  width: 6.4,
  depth: 5,
  height: 2.9,
  wall: '#efe7da',
  floor: 'boards',
  sun: 24,
  windows: [{ left: 1.1, right: 4.9, sill: 0.3, head: 2.5, panes: 4 }],
} as const satisfies Partial<FurnishedRoom>;
export const rooms: readonly FurnishedRoom[] = [
  {
    ...flat,
    folder: 'interiors',
    name: 'living',
    curtains: true,
    plants: [
      { at: [0.55, 4.35], height: 1.75 },
      { at: [5.95, 3.6], height: 1.2 },
    ],
    furnish: (mesh, random) => {
      addRug(mesh, 1.3, 0.8, 3.5, 2.7, '#c4b79c', '#a99a7c');
      addSofa(mesh, 1.9, 2.9, '#7d8b76', ['#b0765c', '#e6dccb']);
      addTable(mesh, 2.4, 1.6, 1.3, 0.7, 0.4);
      addBowl(mesh, 3.3, 1.95, 0.4);
      mesh.box(2.6, 1.75, 0.4, 0.34, 0.26, 0.03, paint('#b0765c'));
      mesh.box(2.63, 1.77, 0.43, 0.28, 0.22, 0.025, paint('#e8dcc4'));
      addArmchair(mesh, 4.75, 1.5, '#b0765c');
      addShelves(mesh, random, 5.3, 4.68, 1, 3);
      addFramed(mesh, 5.4, flat.depth, 1.35, 0.75, 0.95);
      addPendant(mesh, 3.1, 2, flat.height, 0.85);
    },
  },
  {
    ...flat,
    folder: 'interiors',
    name: 'kitchen',
    floor: 'tiles',
    windows: [{ left: 3.9, right: 6, sill: 0.9, head: 2.5, panes: 2 }],
    sun: 12,
    plants: [{ at: [6, 4.45], height: 1.3 }],
    furnish: (mesh) => {
      addKitchen(mesh, 0.25, flat.depth, 5, '#8b9379');
      addTable(mesh, 2.6, 1.5, 2.1, 1, 0.75);
      for (const x of [2.85, 3.95]) {
        addChair(mesh, x, 1.2, '#7d8474', -1);
        addChair(mesh, x, 2.4, '#7d8474', 1);
      }
      addBowl(mesh, 3.6, 2, 0.75);
      for (const [x, y] of [
        [3, 1.75],
        [4.2, 2.25],
      ] as const) {
        mesh.cylinder([x, y, 0.75], 0.12, 0.13, 0.012, 24, paint('#fbf7ee'));
      }
      for (const x of [3.2, 4.1]) addPendant(mesh, x, 2, flat.height, 1.15);
    },
  },
  {
    ...flat,
    folder: 'interiors',
    name: 'bedroom',
    curtains: true,
    windows: [{ left: 3.3, right: 5.4, sill: 0.3, head: 2.5, panes: 2 }],
    wall: '#eae2d2',
    sun: 20,
    plants: [{ at: [5.9, 4.3], height: 1.7 }],
    furnish: (mesh) => {
      addRug(mesh, 0.4, 1.2, 3.1, 2.4, '#aab093', '#8d9478');
      addBed(mesh, 0.9, 2.8, '#ab7a63');
      addBedside(mesh, 0.3, 4.5);
      addBedside(mesh, 2.85, 4.5);
      addFramed(mesh, 1.2, flat.depth, 1.45, 1.2, 0.8);
      addArmchair(mesh, 4.6, 2, '#7d8b76');
      addCushion(mesh, [4.78, 2.3, 0.42], 0.44, 0.16, 0.38, '#e6dccb', 0.08);
    },
  },
  {
    ...flat,
    folder: 'interiors',
    name: 'terrace',
    width: 7,
    height: 2.8,
    wall: '#ddd0ba',
    windows: [{ left: 0.1, right: 6.9, sill: 0.02, head: 2.6, panes: 3 }],
    sun: 338,
    plants: [
      { at: [6.5, 4.2], height: 1.9 },
      { at: [0.45, 2.6], height: 1.4 },
      { at: [3.75, 4.5], height: 1 },
    ],
    furnish: (mesh) => {
      addRug(mesh, 0.5, 1.6, 2.9, 2.2, '#cfc5ae', '#b6a98c');
      addSofa(mesh, 0.8, 3.2, '#8b8f86', ['#b0765c', '#e6dccb'], 2.3);
      addTable(mesh, 1.3, 2, 1.3, 0.7, 0.38);
      addBowl(mesh, 1.9, 2.35, 0.38);
      addTable(mesh, 4.8, 2.1, 0.95, 0.8, 0.74);
      addChair(mesh, 4.2, 2.3, '#a9794e', 1);
      addChair(mesh, 5.95, 2.3, '#a9794e', 1);
      people(mesh, 'terrace', [[4.3, 4.3, north]]);
    },
  },
  {
    ...flat,
    folder: 'offers/pictures',
    name: 'housewarming',
    sun: 30,
    plants: [{ at: [5.8, 4.2], height: 1.6 }],
    furnish: (mesh) => {
      for (const [x, y, z, size] of [
        [0.4, 3.9, 0, 0.9],
        [0.45, 3.95, 0.65, 0.6],
        [1.35, 4.1, 0, 0.65],
        [1, 3, 0, 0.55],
        [4.6, 3.9, 0, 0.8],
        [4.65, 3.95, 0.58, 0.5],
        [5, 2.8, 0, 0.55],
        [4.2, 1.4, 0, 0.6],
      ] as const) {
        addCarton(mesh, x, y, z, size);
      }
      addRug(mesh, 2, 1, 2, 1.5, '#c4b79c', '#a99a7c');
      addTable(mesh, 2.4, 1.5, 1.1, 0.65, 0.42);
      for (const [x, tint] of [
        [2.7, '#b0765c'],
        [2.95, '#efe6d6'],
      ] as const) {
        mesh.cylinder([x, 1.8, 0.42], 0.04, 0.045, 0.1, 14, paint(tint));
      }
      people(mesh, 'housewarming', [
        [2.75, 3.2, south + 0.4],
        [3.5, 3.3, south - 0.5],
        [2, 2.7, 0.3, 1.15],
      ]);
      addPendant(mesh, 3.1, 2.4, flat.height, 0.75);
    },
  },
  {
    ...flat,
    folder: 'offers/pictures',
    name: 'view',
    width: 6,
    windows: [{ left: 0.25, right: 5.75, sill: 0.06, head: 2.72, panes: 3 }],
    sun: 330,
    plants: [{ at: [5.45, 4.4], height: 1.8 }],
    furnish: (mesh) => {
      addRug(mesh, 0.5, 1.9, 2.6, 2, '#b9b89c', '#9a9a7c');
      addArmchair(mesh, 0.8, 2.8, '#7d8b76');
      addTable(mesh, 1.9, 3, 0.6, 0.5, 0.5);
      mesh.cylinder([2.2, 3.25, 0.5], 0.04, 0.045, 0.1, 14, paint('#b0765c'));
      people(mesh, 'view', [[3.6, 4.2, north]]);
    },
  },
  ...offices,
];

export function roomOf(name: string): FurnishedRoom {
  const found = rooms.find((room) => room.name === name);
  if (found === undefined) throw new Error(`no room ${name}`);
  return found;
}

export function furnished(room: FurnishedRoom, mesh: Mesh): void {
  room.furnish(mesh, randomOf(`${room.name}things`));
  for (const {
    at: [x, y],
  } of room.plants) {
    addPot(mesh, x, y);
  }
}
