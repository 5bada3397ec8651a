import type { SceneItem, Stage } from '../scene.ts';
import type { DrawnMood } from '../mood.ts';
import type { SceneView } from '../projection.ts';
import { mix } from '../color.ts';
import { drawnMoods } from '../mood.ts';
import { camera } from '../projection.ts';
import { randomOf } from '../../random.ts';
import { drawItems, face, lit } from '../scene.ts';
import { floorLines, sunPatch } from './roomFloor.ts';
import { hills, sky } from '../outdoors/sky.ts';
import { greenBelt, skyline } from '../outdoors/skyline.ts';
import { fill, gradient, open, poly, rect, stroke, svg } from '../svg.ts';
import { Nursery } from '../outdoors/trees.ts';
import type { V3 } from '../../world/mesh/vector.ts';

export interface DrawnWindow {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  panes: number;
}

/** A room seen from its missing south wall: x across, y to the windows, z up. */
export interface DrawnRoom {
  seed: string;
  width: number;
  depth: number;
  height: number;
  wall: string;
  floor: 'boards' | 'tiles' | 'concrete';
  windows: readonly DrawnWindow[];
  view?: Partial<SceneView>;
  items(stage: Stage, nursery: Nursery): SceneItem[];
  /** Flat things: rugs, marks on the floor, pictures on walls. */
  flat?(stage: Stage): string;
}

/** Indoors the light comes through the windows, and the shade is warm from the walls. */
const indoors = (mood: DrawnMood): DrawnMood => ({
  ...mood,
  sun: [0.5, 0.62, 0.66],
  skylight: '#e2d9ca',
  haze: '#efe6d6',
  sunlight: '#fff8ea',
});

function panorama(stage: Stage, { x0, x1, z0, z1 }: DrawnWindow, depth: number, index: number): string {
  const shape = poly(
    stage.cam.polygon([
      [x0, depth, z0],
      [x1, depth, z0],
      [x1, depth, z1],
      [x0, depth, z1],
    ]),
  );
  return `<clipPath id="v${index}"><path d="${shape}"/></clipPath><g clip-path="url(#v${index})"><use href="#panorama"/></g>`;
}

export function drawRoom(room: DrawnRoom): string {
  const { width, depth, height } = room;
  const outside = drawnMoods.day;
  const mood = indoors(outside);
  const cam = camera({
    width: 1600,
    height: 1200,
    eye: [width * 0.42, -3.4, 1.55],
    yaw: 4,
    focal: 1430,
    centre: [0.5, 0.49],
    ...room.view,
  });
  const stage: Stage = { cam, mood, random: randomOf(room.seed) };
  const nursery = new Nursery(mood, room.seed);
  const world: Stage = { cam, mood: outside, random: randomOf(`${room.seed}-view`) };
  const horizon = cam.horizon + 40;
  const view =
    sky(world, horizon) +
    hills(world, horizon) +
    skyline(world, 150, horizon) +
    rect(0, horizon, 1600, 1200 - horizon, mix(outside.leaves[1], outside.haze, 0.5)) +
    greenBelt(world, 60, horizon) +
    greenBelt(world, 130, horizon + 50);
  const wall = (points: V3[], normal: V3, shade: number): string =>
    face(stage, points, mix(lit(mood, room.wall, normal), '#6b5d4e', shade));
  const back = wall(
    [
      [0, depth, 0],
      [width, depth, 0],
      [width, depth, height],
      [0, depth, height],
    ],
    [0, -1, 0],
    0.06,
  );
  const left = wall(
    [
      [0, -2, 0],
      [0, depth, 0],
      [0, depth, height],
      [0, -2, height],
    ],
    [1, 0, 0],
    0,
  );
  const right = wall(
    [
      [width, -2, 0],
      [width, depth, 0],
      [width, depth, height],
      [width, -2, height],
    ],
    [-1, 0, 0],
    0.12,
  );
  const ceiling = wall(
    [
      [0, -2, height],
      [width, -2, height],
      [width, depth, height],
      [0, depth, height],
    ],
    [0, 0, -1],
    0,
  );
  const ground = face(
    stage,
    [
      [0, -2, 0],
      [width, -2, 0],
      [width, depth, 0],
      [0, depth, 0],
    ],
    lit(mood, room.floor === 'boards' ? '#c49a6c' : room.floor === 'tiles' ? '#d5cab8' : '#b9b5ab', [0, 0, 1]),
  );
  const patches =
    room.windows.length === 0
      ? ''
      : fill(room.windows.map((hole) => sunPatch(stage, hole, depth)).join(''), '#fff3d6', 0.5);
  const glazing = room.windows
    .map((hole, index) => {
      const { x0, x1, z0, z1, panes } = hole;
      const bars =
        Array.from({ length: panes + 1 }, (_, bar) => {
          const x = x0 + ((x1 - x0) * bar) / panes;
          return open(cam.line([x, depth, z0], [x, depth, z1]));
        }).join('') +
        open(cam.line([x0, depth, z0], [x1, depth, z0])) +
        open(cam.line([x0, depth, z1], [x1, depth, z1]));
      return (
        panorama(stage, hole, depth, index) +
        face(
          stage,
          [
            [x0, depth, z0],
            [x0 + (x1 - x0) * 0.3, depth, z0],
            [x0 + (x1 - x0) * 0.7, depth, z1],
            [x0 + (x1 - x0) * 0.45, depth, z1],
          ],
          '#ffffff',
          0.16,
        ) +
        stroke(bars, '#4a4640', 5)
      );
    })
    .join('');
  const edges = stroke(
    [
      [
        [0, depth, 0],
        [0, depth, height],
      ],
      [
        [width, depth, 0],
        [width, depth, height],
      ],
      [
        [0, depth, height],
        [width, depth, height],
      ],
      [
        [0, -2, height],
        [0, depth, height],
      ],
      [
        [width, -2, height],
        [width, depth, height],
      ],
    ]
      .map(([a, b]) => open(cam.line(a as unknown as V3, b as unknown as V3)))
      .join(''),
    mood.ink,
    1,
    0.3,
  );
  const skirting = stroke(
    open(cam.line([0, depth, 0.05], [width, depth, 0.05])) +
      open(cam.line([0, -2, 0.05], [0, depth, 0.05])) +
      open(cam.line([width, -2, 0.05], [width, depth, 0.05])),
    '#f6efe2',
    5,
    0.9,
  );
  const body =
    ground +
    floorLines(stage, room) +
    patches +
    ceiling +
    left +
    right +
    back +
    fill(
      poly(
        cam.polygon([
          [0, depth - 1.2, 0],
          [width, depth - 1.2, 0],
          [width, depth, 0],
          [0, depth, 0],
        ]),
      ),
      mood.shadow,
      0.08,
    ) +
    glazing +
    edges +
    skirting +
    (room.flat?.(stage) ?? '') +
    drawItems(room.items(stage, nursery), cam.eye);
  return svg(
    1600,
    1200,
    `<defs><g id="panorama">${view}</g>${nursery.defs()}${gradient(
      'fall',
      [0, 0],
      [1600, 0],
      [
        [0, '#fff6e2', 0.06],
        [0.6, '#3b3226', 0],
        [1, '#3b3226', 0.2],
      ],
    )}</defs>${body}${rect(0, 0, 1600, 1200, 'url(#fall)')}`,
  );
}
