import type { Complex } from './complex.ts';
import type { Item, Stage } from './scene.ts';
import type { Nursery, Species } from './trees.ts';
import type { V3 } from './projection.ts';
import { boxOf } from './scene.ts';

export interface Plant {
  x: number;
  y: number;
  height: number;
  species: Species;
  variant: number;
}

const clear = (complex: Complex, x: number, y: number, room: number): boolean =>
  complex.masses.every((mass) => x < mass.x - room || x > mass.x + mass.width + room || y < mass.y - room || y > mass.y + mass.depth + room) &&
  (y < complex.road.y - 4 || y > complex.road.y + complex.road.depth + 4) &&
  Math.hypot(x - complex.playground[0], y - complex.playground[1]) > 7;

const nearPath = (complex: Complex, x: number, y: number): boolean =>
  complex.paths.some(({ line }) => line.some((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return false;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const share = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share) < 3;
  }));

/** Where every plant of the site grows: the same in all its pictures, whatever the view. */
export function plantsOf(complex: Complex, random: Stage['random']): Plant[] {
  const plants: Plant[] = [];
  for (const grove of complex.groves) {
    for (let index = 0; index < grove.count; index += 1) {
      const x = grove.x + (grove.width * (index + random.range(0.1, 0.9))) / grove.count;
      const y = grove.y + grove.depth * ((index * 0.618 + random.range(-0.1, 0.1) + 1) % 1);
      const height = grove.height * random.range(0.75, 1.15);
      const room = grove.species === 'bush' || grove.species === 'sapling' ? 0.8 : height * 0.3;
      if (!clear(complex, x, y, room) || nearPath(complex, x, y)) continue;
      plants.push({ x, y, height, species: grove.species, variant: random.int(0, 2) });
    }
  }
  return plants;
}

const spread: Record<Species, number> = { linden: 0.33, birch: 0.2, poplar: 0.12, apple: 0.4, bush: 0.6, spruce: 0.24, sapling: 0.17 };
export const crownOf = ({ species, height }: Plant): number => spread[species] * height;

export function plantItem(stage: Stage, nursery: Nursery, plant: Plant): Item {
  const { cam, mood } = stage;
  const { x, y, height, species, variant } = plant;
  const away = cam.parallel ? 0 : Math.hypot(x - cam.eye[0], y - cam.eye[1]);
  const haze = away > 210 ? 2 : away > 130 ? 1 : 0;
  return {
    box: boxOf(x - 0.4, y - 0.4, 0, 0.8, 0.8, height),
    draw: () => {
      const [px, py] = cam.project([x, y, 0]);
      const [, top] = cam.project([x, y, height]);
      const pixels = Math.max(py - top, cam.scale([x, y, 0]) * height * 0.72);
      return nursery.place(species, variant, haze, [px, py], pixels, mood.sun[0] > 0);
    },
  };
}

/** A crown's shade as a loose ring of points on the ground. */
export function plantShadow(stage: Stage, plant: Plant): V3[] {
  const { sun } = stage.mood;
  const reach = crownOf(plant);
  const lift = plant.height * 0.58;
  const thin = stage.mood.name === 'winter' ? 0.5 : 1;
  return Array.from({ length: 9 }, (_, index): V3 => {
    const angle = (index / 9) * Math.PI * 2;
    const wobble = reach * thin * (index % 2 === 0 ? 1.06 : 0.86);
    const stretch = 1 + 0.5 * Math.abs(Math.cos(angle - Math.atan2(sun[1], sun[0])));
    return [plant.x - (sun[0] / sun[2]) * lift + Math.cos(angle) * wobble * stretch, plant.y - (sun[1] / sun[2]) * lift + Math.sin(angle) * wobble * stretch, 0];
  });
}
