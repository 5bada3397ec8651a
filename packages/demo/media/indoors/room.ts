import type { Mesh } from '../world/mesh/mesh.ts';
import { drawPerson } from '../world/outdoors/person.ts';
import type { V2, V3 } from '../world/mesh/vector.ts';
import { randomOf, type Random } from '../random.ts';
import type { Shell } from './shell.ts';

interface Plant {
  at: V2;
  height: number;
}

export interface FurnishedRoom extends Shell {
  /** Where its picture lies under content/. */
  folder: string;
  /** Degrees, where the sun stands behind the windows. */
  sun: number;
  plants: readonly Plant[];
  /** Where the camera stands, when not in the middle of the room's near end. */
  camera?: { eye: V3; bearing: number; reach: number; shift: number };
  furnish(mesh: Mesh, random: Random): void;
}

export const [north, south, east, west] = [Math.PI / 2, -Math.PI / 2, 0, Math.PI];

/** The place and direction of the viewer. */
type Stand = readonly [x: number, y: number, turn: number, height?: number];

export function people(mesh: Mesh, name: string, stands: readonly Stand[]): void {
  const random = randomOf(`${name}people`);
  for (const [x, y, turn, height = random.range(1.64, 1.82)] of stands) {
    drawPerson(mesh, [x, y], random, height, 0, turn);
  }
}
