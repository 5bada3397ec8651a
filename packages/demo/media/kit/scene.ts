import type { SceneCamera } from './projection.ts';
import type { DrawnMood } from './mood.ts';
import type { Random } from '../random.ts';
import { mix, tint } from './color.ts';
import { fill, poly } from './svg.ts';
import { type V3, dot } from '../world/mesh/vector.ts';

export interface Stage {
  cam: SceneCamera;
  mood: DrawnMood;
  random: Random;
}

export interface Box {
  min: V3;
  max: V3;
}

/** Something that stands on the site and hides what is behind it. */
export interface SceneItem {
  box: Box;
  draw(): string;
}

export const boxOf = (x: number, y: number, z: number, width: number, depth: number, height: number): Box => ({
  min: [x, y, z],
  max: [x + width, y + depth, z + height],
});

/** True when some plane between the two boxes has the eye on b's side, so that a has to be drawn first. */
function behind(a: Box, b: Box, eye: V3): boolean {
  const axes = [0, 1, 2] as const;
  const slack = 0.01;
  return axes.some(
    (axis) =>
      (a.max[axis] <= b.min[axis] + slack && eye[axis] > a.max[axis] - slack) ||
      (a.min[axis] >= b.max[axis] - slack && eye[axis] < a.min[axis] + slack),
  );
}

function distance({ min, max }: Box, eye: V3): number {
  return Math.hypot((min[0] + max[0]) / 2 - eye[0], (min[1] + max[1]) / 2 - eye[1], (min[2] + max[2]) / 2 - eye[2]);
}

/** Painter's order by separating planes: distances alone put wings of one house in front of each other. */
export function drawItems(items: readonly SceneItem[], eye: V3): string {
  const waiting = [...items].sort((a, b) => distance(b.box, eye) - distance(a.box, eye));
  const drawn: string[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      (item) =>
        !waiting.some(
          (other) => other !== item && behind(other.box, item.box, eye) && !behind(item.box, other.box, eye),
        ),
    );
    const [item] = waiting.splice(Math.max(free, 0), 1);
    if (item !== undefined) drawn.push(item.draw());
  }
  return drawn.join('');
}

const length = (v: V3): number => Math.hypot(v[0], v[1], v[2]);

/** 0 in shade, up to 1 where the sun meets the surface squarely. */
const sunOn = (mood: DrawnMood, normal: V3): number => Math.max(0, dot(mood.sun, normal) / length(mood.sun));

export function lit(mood: DrawnMood, colour: string, normal: V3): string {
  const light = Math.min(1, sunOn(mood, normal) * 1.35);
  return mix(tint(colour, mood.skylight), tint(colour, mood.sunlight), light);
}

/** Far things take the colour of the air. */
export function air(stage: Stage, colour: string, at: V3): string {
  if (stage.cam.parallel) return colour;
  const away = Math.hypot(at[0] - stage.cam.eye[0], at[1] - stage.cam.eye[1]);
  return mix(colour, stage.mood.haze, Math.min(0.72, Math.max(0, (away - 90) / 620)));
}

export const face = (stage: Stage, points: readonly V3[], colour: string, opacity = 1): string =>
  fill(poly(stage.cam.polygon(points)), colour, opacity);
