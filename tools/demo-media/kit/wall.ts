import type { Stage } from './scene.ts';
import type { V3 } from './projection.ts';
import type { V2 } from './svg.ts';
import { dot } from './projection.ts';
import { finePoly } from './svg.ts';

/** A plane of a house with its own coordinates: u along it, v up, w out of it; metres. */
export interface Wall {
  length: number;
  height: number;
  normal: V3;
  at(u: number, v: number, w?: number): V3;
  /** How far a shadow slides along u and down v for each metre of projection; absent in shade. */
  slide?: V2;
  /** Outlines on the sheet of what stands in front, anticlockwise: panes wholly inside one are not drawn. */
  covers?: readonly (readonly V2[])[];
}

export function wallOf(stage: Stage, from: V2, to: V2, z: number, height: number): Wall {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: V2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // Footprints run anticlockwise, so that outside is on the right of the way.
  const normal: V3 = [along[1], -along[0], 0];
  const { sun } = stage.mood;
  const facing = dot(sun, normal);
  return {
    length,
    height,
    normal,
    at: (u, v, w = 0) => [from[0] + along[0] * u + normal[0] * w, from[1] + along[1] * u + normal[1] * w, z + v],
    ...(facing > 0.05 ? { slide: [-(sun[0] * along[0] + sun[1] * along[1]) / facing, -sun[2] / facing] as V2 } : {}),
  };
}

export function seen(stage: Stage, wall: Wall): boolean {
  const { eye } = stage.cam;
  const at = wall.at(wall.length / 2, 0);
  return (eye[0] - at[0]) * wall.normal[0] + (eye[1] - at[1]) * wall.normal[1] > 0;
}

export const uv = (stage: Stage, wall: Wall, points: readonly (readonly [number, number, number?])[]): string => {
  const shape = stage.cam.polygon(points.map(([u, v, w]) => wall.at(u, v, w)));
  return wall.covers?.some((cover) => shape.every((point) => inside(cover, point))) === true ? '' : finePoly(shape);
};

const inside = (cover: readonly V2[], [x, y]: V2): boolean => cover.every(([ax, ay], index) => {
  const [bx, by] = cover[(index + 1) % cover.length] ?? [ax, ay];
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
});

export const quad = (stage: Stage, wall: Wall, u0: number, v0: number, u1: number, v1: number, w = 0): string =>
  u1 - u0 < 0.01 || v1 - v0 < 0.01 ? '' : uv(stage, wall, [[u0, v0, w], [u1, v0, w], [u1, v1, w], [u0, v1, w]]);

/** The shade of a rectangle that stands `w` out of the wall, cut to the wall. */
export function castQuad(stage: Stage, wall: Wall, u0: number, v0: number, u1: number, v1: number, w: number): string {
  if (wall.slide === undefined) return '';
  const [du, dv] = [Math.max(-2.6, Math.min(2.6, wall.slide[0])) * w, Math.max(-2.8, wall.slide[1]) * w];
  const clampU = (value: number): number => Math.max(0, Math.min(wall.length, value));
  return uv(stage, wall, [[clampU(u0), v0], [clampU(u1), v0], [clampU(u1 + du), v1 + dv], [clampU(u1 + du), v0 + dv], [clampU(u0 + du), v0 + dv]]
    .map(([u = 0, v = 0]) => [u, Math.max(0, v)] as const));
}
