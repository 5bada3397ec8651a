import type { Random } from '../random.ts';
import type { Mesh } from '../world/mesh/mesh.ts';
import { paint } from '../world/mesh/paint.ts';
import {
  addArmchair,
  addBowl,
  addChair,
  addFramed,
  addModel,
  addPendant,
  addRug,
  addShelves,
  addSofa,
  addTable,
} from './furniture.ts';
import { people, type FurnishedRoom, south, west } from './room.ts';

const office = {
  width: 7.4,
  depth: 5.4,
  height: 3.2,
  wall: '#efe7da',
  floor: 'boards',
  sun: 24,
  windows: [{ left: 0.7, right: 4.9, sill: 0.4, head: 2.8, panes: 4 }],
} as const satisfies Partial<FurnishedRoom>;

function salesRoom(mesh: Mesh, random: Random, name: string, color: string): void {
  addRug(mesh, 0.7, 1.1, 2.8, 2.1, '#c4b79c', '#a99a7c');
  addSofa(mesh, 0.8, 3.5, color, ['#c9a24f', '#e6dccb'], 2.4);
  addTable(mesh, 1.3, 2.1, 1.3, 0.7, 0.4);
  addBowl(mesh, 1.9, 2.45, 0.4);
  addArmchair(mesh, 3.3, 2.4, '#8b7a63');
  mesh.box(4.5, 2.4, 0, 1.9, 0.9, 0.88, paint('#9a744f'));
  mesh.box(4.4, 2.3, 0.88, 2.1, 1.1, 0.05, paint('#f0e9dc', 'stone'), 'none');
  addModel(mesh, 4.75, 2.45, 0.93);
  for (const x of [5, 5.9]) addPendant(mesh, x, 2.85, office.height, 1.15);
  for (const x of [5.35, 6.35]) addFramed(mesh, x, office.depth, 1.35, 0.75, 0.95);
  addShelves(mesh, random, 5.3, 5.08, 1.7, 3);
  people(mesh, name, [
    [4.9, 3.75, south],
    [5.75, 3.8, south - 0.3],
    [6.75, 2.5, west],
  ]);
}

const sheet = paint('#fbf7ee');
const line = paint('#4a5560');

/** The floor plan of a flat on a sheet of paper: outer walls, inner walls, and a red line under its title. */
function drawing(mesh: Mesh, x: number, y: number, z: number, width: number, depth: number): void {
  mesh.box(x, y, z, width, depth, 0.003, sheet);
  const ink = (left: number, low: number, wide: number, deep: number, color = line): void =>
    mesh.box(x + left * width, y + low * depth, z + 0.003, wide * width, deep * depth, 0.002, color, 'none');
  const thin = 0.012;
  for (const [left, low, wide, deep] of [
    [0.12, 0.3, 0.76, thin * 1.6],
    [0.12, 0.86, 0.76, thin * 1.6],
    [0.12, 0.3, thin, 0.57],
    [0.87, 0.3, thin, 0.57],
    [0.4, 0.3, thin, 0.22],
    [0.4, 0.62, thin, 0.25],
    [0.64, 0.46, thin, 0.41],
    [0.4, 0.62, 0.16, thin * 1.6],
    [0.64, 0.46, 0.23, thin * 1.6],
    [0.12, 0.2, 0.3, thin],
    [0.12, 0.14, 0.2, thin],
  ] as const) {
    ink(left, low, wide, deep);
  }
  ink(0.62, 0.14, 0.26, thin * 1.4, paint('#a5563d'));
}

/** Elevations that are pinned to the north wall. */
function pinned(mesh: Mesh, x: number, wall: number, z: number, width: number, height: number, floors: number): void {
  mesh.box(x, wall - 0.006, z, width, 0.006, height, sheet, 'none');
  const [left, low, wide, high] = [x + width * 0.2, z + height * 0.2, width * 0.6, height * 0.6];
  mesh.box(left, wall - 0.009, low, wide, 0.003, high, paint('#e4d5bf'), 'none');
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < 4; bay += 1) {
      const [pitch, storey] = [wide / 4, high / floors];
      mesh.box(
        left + (bay + 0.28) * pitch,
        wall - 0.012,
        low + (floor + 0.25) * storey,
        pitch * 0.44,
        0.003,
        storey * 0.5,
        line,
        'none',
      );
    }
  }
  mesh.box(x + width * 0.08, wall - 0.012, low, width * 0.84, 0.003, 0.008, paint('#a5563d'), 'none');
}

/** Lies along the table. */
function roll(mesh: Mesh, x: number, y: number, z: number, length: number): void {
  const radius = 0.035;
  const ring = (at: number): [number, number, number][] =>
    Array.from({ length: 18 }, (_, index): [number, number, number] => {
      const angle = (index / 18) * 6.2832;
      return [x + at, y + Math.cos(angle) * radius, z + radius + Math.sin(angle) * radius];
    });
  const [from, to] = [ring(0), ring(length)];
  from.forEach((point, index) => {
    const next = (index + 1) % from.length;
    mesh.quad(point, to[index] ?? point, to[next] ?? point, from[next] ?? point, sheet);
  });
  mesh.polygon(to.toReversed(), paint('#d8cfbe'));
  mesh.polygon(from, paint('#d8cfbe'));
}

function helmet(mesh: Mesh, x: number, y: number, z: number, color: string): void {
  const shell = paint(color);
  mesh.cylinder([x, y, z], 0.165, 0.165, 0.016, 28, shell);
  for (const [low, from, to] of [
    [0.016, 0.135, 0.13],
    [0.056, 0.13, 0.112],
    [0.096, 0.112, 0.078],
    [0.126, 0.078, 0.02],
  ] as const) {
    mesh.cylinder([x, y, z + low], from, to, low < 0.09 ? 0.04 : low < 0.12 ? 0.03 : 0.016, 28, shell);
  }
}

function jar(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.cylinder([x, y, z], 0.045, 0.045, 0.11, 18, paint('#7d8b76'));
  for (const [dx, dy, tint] of [
    [0.01, 0.01, '#a5563d'],
    [-0.02, 0.015, '#c9a24f'],
    [0.02, -0.02, '#2f3640'],
    [-0.01, -0.015, '#5d6b4e'],
  ] as const) {
    mesh.stick([x + dx, y + dy, z + 0.02], [x + dx * 3, y + dy * 3, z + 0.2], 0.009, paint(tint));
  }
}

function mug(mesh: Mesh, x: number, y: number, z: number, color: string): void {
  mesh.cylinder([x, y, z], 0.038, 0.042, 0.095, 20, paint(color));
  mesh.cylinder([x, y, z + 0.096], 0.034, 0.034, 0.002, 20, paint('#4a3426'));
}

/** The architects' table: the model of a complex, its drawings, and chairs that have just been left. */
function drawingRoom(mesh: Mesh, random: Random): void {
  const top = 0.76;
  addRug(mesh, 1.1, 0.9, 5, 3.1, '#c9bda4', '#a99a7c');
  addTable(mesh, 1.5, 1.6, 4.2, 1.7, top);
  addModel(mesh, 3.15, 1.85, top, 1.55);
  drawing(mesh, 1.72, 1.72, top, 1.15, 0.8);
  drawing(mesh, 1.62, 2.45, top, 0.9, 0.64);
  roll(mesh, 2.45, 2.92, top, 0.62);
  roll(mesh, 2.4, 3.03, top, 0.66);
  mesh.box(2.3, 1.66, top + 0.004, 0.62, 0.05, 0.004, paint('#c9a24f'));
  jar(mesh, 1.66, 3.12, top);
  mug(mesh, 2.98, 2.66, top, '#b0765c');
  mug(mesh, 5.42, 1.78, top, '#f3eee4');
  helmet(mesh, 5.4, 2.95, top, '#efe9dc');
  for (const x of [1.9, 3.1, 4.5]) addChair(mesh, x, 3.42, '#7d8474', 1);
  addChair(mesh, 5.86, 2.1, '#b0765c', 1);
  addChair(mesh, 2.05, 1, '#7d8474', -1);
  for (const x of [2.5, 4.5]) addPendant(mesh, x, 2.45, office.height, 1.15);
  pinned(mesh, 5.25, office.depth, 1.42, 0.62, 0.86, 6);
  pinned(mesh, 5.98, office.depth, 1.5, 0.86, 0.62, 3);
  addShelves(mesh, random, 5.2, 5.08, 1.9, 3);
  helmet(mesh, 5.5, 5.22, 1.11, '#c98a3c');
  helmet(mesh, 5.95, 5.22, 1.11, '#efe9dc');
}

export const offices: readonly FurnishedRoom[] = [
  {
    ...office,
    folder: 'centers',
    name: 'n69',
    plants: [{ at: [0.4, 4.8], height: 1.9 }],
    furnish: (mesh, random) => salesRoom(mesh, random, 'n69', '#7d8b76'),
  },
  {
    ...office,
    folder: 'centers',
    name: 'stryiska',
    sun: 335,
    wall: '#e9dfcf',
    plants: [
      { at: [0.4, 4.8], height: 1.7 },
      { at: [7, 4.2], height: 1.5 },
    ],
    furnish: (mesh, random) => salesRoom(mesh, random, 'stryiska', '#a8745e'),
  },
  {
    ...office,
    folder: 'about',
    name: 'drawing-room',
    plants: [{ at: [0.5, 4.7], height: 1.9 }],
    camera: { eye: [3.6, -2.5, 1.85], bearing: 2, reach: 0.5, shift: 0.12 },
    furnish: drawingRoom,
  },
];
