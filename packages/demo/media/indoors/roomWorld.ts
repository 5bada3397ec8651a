import { siteOf } from '../data/sites.ts';
import type { View } from '../views/view.ts';
import { Mesh } from '../world/mesh/mesh.ts';
import type { V3 } from '../world/mesh/vector.ts';
import type { Tree } from '../world/outdoors/planting.ts';
import { finished } from '../world/outdoors/works.ts';
import { type World, worldOf } from '../world/world.ts';
import type { FurnishedRoom } from './room.ts';
import { furnished, roomOf } from './rooms.ts';
import { drawShell } from './shell.ts';

/** Over the roofs of the old town. */
const place: V3 = [-120, -44, 21];

const within = ([x, y, z]: V3): V3 => [place[0] + x, place[1] + y, place[2] + z];

/** A room high up, with the town before its windows. */
export function worldOfRoom(name: string): World {
  const room = roomOf(name);
  const { houses, ground, rest, trees } = worldOf(siteOf('halytska-terasa'), finished);
  const { room: shell, lid } = drawShell(room);
  furnished(room, shell);
  const indoors = new Mesh();
  indoors.include(shell, place);
  // No shadow of the town's reaches the room.
  ground.include(rest, [0, 0, 0]);
  ground.include(lid, place);
  const plants = room.plants.map(({ at: [x, y], height }, index): Tree => ({
    species: 'apple',
    variant: index % 3,
    at: within([x, y, 0.3]),
    height,
    turn: index * 2.1,
    tone: 0.4,
    shed: 1,
  }));
  return { houses, shadows: new Mesh(), ground, rest: indoors, trees: [...trees, ...plants], pools: [] };
}

const usualCamera = (width: number): NonNullable<FurnishedRoom['camera']> => ({
  eye: [width * 0.44, -3.7, 1.45],
  bearing: 3,
  reach: 0.5,
  shift: 0.03,
});

export function viewOfRoom(name: string, frames: number): View {
  const { width, depth, sun, camera = usualCamera(width) } = roomOf(name);
  return {
    camera: { ...camera, eye: within(camera.eye), pitch: 0 },
    width: 1600,
    height: 1200,
    mood: 'indoors',
    sun,
    frames,
    focus: within([width / 2, depth / 2 - 1, 1.4]),
    radius: 8,
  };
}
