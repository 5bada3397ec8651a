import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import { cornersOf, fit, standing } from '../kit/fit.ts';
import { heightOf } from '../kit/mass.ts';
import { house } from '../kit/house.ts';
import { randomOf } from '../kit/random.ts';
import { styles } from '../data/styles.ts';
import { drawSite } from './site.ts';

/** Neighbours that were there before: plain, low, in the colours of the old town. */
export function neighbourhood(complex: Complex): Mass[] {
  const random = randomOf(`${complex.alias}-neighbours`);
  const xs = complex.masses.flatMap((mass) => [mass.x, mass.x + mass.width]);
  const ys = complex.masses.flatMap((mass) => [mass.y, mass.y + mass.depth]);
  const [left, right, top] = [Math.min(...xs) - 52, Math.max(...xs) + 40, Math.max(...ys) + 34];
  const walls = ['#e7d9bf', '#ddc6a4', '#d9cfc0', '#cdb79b', '#e3d3c3', '#c9c6b6'] as const;
  const plain = (): Mass['style'] => ({ ...styles.lypovyi, texture: 'plaster', ground: 'plain', wall: random.pick(walls), rows: ['w'], bands: 0, cornice: 0, bay: 6.4, ...(random.chance(0.3) ? { attic: 0 } : {}) });
  const rows: Mass[] = [];
  for (const [row, y] of [top, top + 40, top + 88, top + 150, top + 240, top + 360, top + 520].entries()) {
    for (let x = left - 150 - row * 60; x < right + 150 + row * 60;) {
      const width = random.range(18, 40);
      if (random.chance(0.74)) rows.push({ x, y: y + random.range(0, 6), width: row > 2 ? width * 1.6 : width, depth: 12, storeys: random.int(3, 5), style: row > 2 ? { ...plain(), rows: ['.'] } : plain(), roof: random.chance(0.75) ? 'gable' : 'flat', backdrop: true });
      x += (row > 2 ? width * 1.6 : width) + random.range(3, 14 + row * 14);
    }
  }
  for (const x of [left - 26, left - 74, right + 24, right + 72]) {
    for (let y = -30; y < top - 30;) {
      const depth = random.range(18, 34);
      if (random.chance(0.8)) rows.push({ x: x + random.range(0, 5), y, width: 12, depth, storeys: random.int(3, 5), style: plain(), roof: 'gable', backdrop: true });
      y += depth + random.range(5, 14);
    }
  }
  return rows;
}

/** From a hill's height: the site in its quarter, the city behind it up to the horizon. */
export function aerial(complex: Complex): string {
  const around = neighbourhood(complex);
  const yaw = complex.yaw * 0.8;
  const tallest = Math.max(...complex.masses.map(heightOf));
  const cam = fit({ width: 1920, height: 960, eye: standing(complex.masses, yaw, 215, Math.max(50, tallest * 1.2)), yaw, pitch: 5 }, cornersOf(complex.masses), { left: 0.2, right: 0.82, top: 0.24, bottom: 0.9 });
  const open: Complex = { ...complex, groves: [...complex.groves.filter(({ species }) => species !== 'bush'),
    { x: -220, y: 60, width: 500, depth: 170, species: 'linden', count: 60, height: 11 }, { x: -420, y: 240, width: 900, depth: 420, species: 'linden', count: 60, height: 13 }, { x: -190, y: -60, width: 420, depth: 30, species: 'linden', count: 20, height: 10 }] };
  const busy = (x: number, y: number): boolean => around.every((mass) => x < mass.x - 3 || x > mass.x + mass.width + 3 || y < mass.y - 3 || y > mass.y + mass.depth + 3);
  return drawSite({ complex: open, cam, mood: complex.mood, seed: `${complex.alias}-aerial`, people: 8, city: 0.11, crane: complex.crane !== undefined, keep: busy,
    shadowed: around, extra: (stage) => around.map((mass) => house(stage, mass, [])) });
}
