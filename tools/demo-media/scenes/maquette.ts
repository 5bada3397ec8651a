import type { Complex } from '../kit/complex.ts';
import type { Stage } from '../kit/scene.ts';
import type { Style } from '../kit/style.ts';
import type { V3 } from '../kit/projection.ts';
import { cornersOf, fit, standing } from '../kit/fit.ts';
import { groundShadow, house } from '../kit/house.ts';
import { drawGround } from '../kit/ground.ts';
import { shadowOf } from '../kit/mass.ts';
import { moods } from '../kit/mood.ts';
import { plantItem, plantShadow, plantsOf } from '../kit/plants.ts';
import { chimneyItem } from '../kit/props.ts';
import { randomOf } from '../kit/random.ts';
import { drawBlock } from '../kit/roof.ts';
import { drawItems } from '../kit/scene.ts';
import { fill, gradient, poly, rect, stroke, svg } from '../kit/svg.ts';
import { Nursery } from '../kit/trees.ts';

const card = (style: Style): Style => ({
  ...style, wall: '#f3ecdf', accent: '#e0b49b', frame: '#e9e1d2', railing: '#d9d0c0', base: '#e4dac8', texture: 'plaster', ground: style.ground === 'shops' ? 'lobby' : style.ground,
});

/** The site as a cardboard model on its board: parallel lines, one lamp from the left, a table below. */
export function maquette(complex: Complex): string {
  const mood = moods.card;
  const masses = complex.masses.map((mass) => ({ ...mass, style: card(mass.style) }));
  const points = cornersOf(masses);
  const [left, right] = [Math.min(...points.map(([x]) => x)) - 34, Math.max(...points.map(([x]) => x)) + 30];
  const [south, north] = [Math.min(...points.map(([, y]) => y)) - 40, Math.max(...points.map(([, y]) => y)) + 26];
  const board: V3[] = [[left, south, 0], [right, south, 0], [right, north, 0], [left, north, 0]];
  const yaw = complex.yaw;
  const cam = fit({ width: 1600, height: 1200, eye: standing(masses, yaw, 400, 260), yaw, pitch: 33, parallel: true }, [...points, ...board, [left, south, -5]], { left: 0.05, right: 0.95, top: 0.09, bottom: 0.92 });
  const stage: Stage = { cam, mood, random: randomOf(`${complex.alias}-model`) };
  const nursery = new Nursery(mood, `${complex.alias}-model`);
  const inside = (x: number, y: number, room = 3): boolean => x > left + room && x < right - room && y > south + room && y < north - room;
  const plants = plantsOf(complex, randomOf(`${complex.alias}-plants`)).filter(({ x, y, species }) => inside(x, y) && species !== 'bush');
  const clip = poly(cam.polygon(board));
  const tableShade: V3[] = [[left, south, -4], [right + 12, south + 8, -4], [right + 12, north + 8, -4], [left + 12, north + 8, -4]];
  const road = { ...complex.road, x: left, width: right - left };
  const edges = drawBlock(stage, [left, south, -4], [right - left, north - south, 4], '#c9a77d');
  const shadows = groundShadow(stage, [...masses.map((mass) => shadowOf(mass, mood.sun)), ...plants.map((plant) => plantShadow(stage, plant))]);
  const items = [...masses.map((mass) => house(stage, mass, masses)), ...plants.map((plant) => plantItem(stage, nursery, plant)), ...(complex.chimney === undefined ? [] : [chimneyItem(stage, complex.chimney, 44)])];
  const model = drawItems(items, cam.eye);
  return svg(1600, 1200, `<defs>${nursery.defs()}${gradient('table', [0, 0], [1600, 1200], [[0, '#f4efe5'], [0.6, '#e9e1d2'], [1, '#d6ccba']])}<clipPath id="board"><path d="${clip}"/></clipPath></defs>` +
    rect(0, 0, 1600, 1200, 'url(#table)') + fill(poly(cam.polygon(tableShade)), mood.shadow, 0.22) + edges +
    `<g clip-path="url(#board)">${fill(clip, '#ebe3d2')}${drawGround(stage, { ...complex, road })}${shadows}</g>` + stroke(clip, mood.ink, 1, 0.4) + model);
}
