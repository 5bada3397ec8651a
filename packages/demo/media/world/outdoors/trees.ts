import { randomOf, type Random } from '../../random.ts';
import { Mesh } from '../mesh/mesh.ts';
import { paint } from '../mesh/paint.ts';
import { cross, type V3, add, minus, times, unit } from '../mesh/vector.ts';

export type Species = 'linden' | 'birch' | 'apple' | 'poplar' | 'spruce' | 'bush' | 'sapling';

export interface Habit {
  /** Shares of the tree's height. */
  trunk: number;
  crown: number;
  width: number;
  /** Lumps of the crown. */
  lumps: number;
  bark: string;
  pointed?: boolean;
}

const habits: Record<Species, Habit> = {
  linden: { trunk: 0.26, crown: 0.74, width: 0.7, lumps: 13, bark: '#6b5a4a' },
  birch: { trunk: 0.28, crown: 0.72, width: 0.42, lumps: 10, bark: '#d9d3c6' },
  apple: { trunk: 0.28, crown: 0.7, width: 0.92, lumps: 9, bark: '#6a5648' },
  poplar: { trunk: 0.1, crown: 0.9, width: 0.24, lumps: 11, bark: '#75685a', pointed: true },
  spruce: { trunk: 0.08, crown: 0.92, width: 0.38, lumps: 12, bark: '#5d4c3f', pointed: true },
  bush: { trunk: 0.02, crown: 0.98, width: 1.5, lumps: 7, bark: '#6a5648' },
  sapling: { trunk: 0.42, crown: 0.58, width: 0.38, lumps: 6, bark: '#8a7a66' },
};

interface Lump {
  at: V3;
  radius: number;
}

/** Lumps of the crown of a tree one metre high. */
function lumpsOf({ trunk, crown, width, lumps, pointed = false }: Habit, random: Random): Lump[] {
  return Array.from({ length: lumps }, (_, index): Lump => {
    const level = (index + random.range(0.2, 0.8)) / lumps;
    const belly = pointed ? 1 - level * 0.94 : Math.sin(Math.PI * (0.17 + level * 0.7)) ** 0.8;
    const angle = index * 2.39996 + random.range(-0.4, 0.4);
    const reach = (width / 2) * belly * (pointed ? 0.3 : random.range(0.42, 0.66));
    return {
      at: [Math.cos(angle) * reach, Math.sin(angle) * reach, trunk + crown * (0.08 + level * (pointed ? 0.9 : 0.78))],
      radius: (width / 2) * belly * (pointed ? 0.72 : random.range(0.46, 0.62)),
    };
  });
}

function onSphere(random: Random): V3 {
  const z = random.range(-1, 1);
  const angle = random.range(0, 6.2832);
  const flat = Math.sqrt(1 - z * z);
  return [Math.cos(angle) * flat, Math.sin(angle) * flat, z];
}

/**
 * A tree one metre high, its crown a cloud of small leaves. The colour of a leaf's corner holds its tone (how deep in the crown it lies)
 * and its variety; the mood of a picture says what colours those are, and how many leaves have fallen.
 */
export function treeMesh(species: Species, variant: number, leaves: number): Mesh {
  const habit = habits[species];
  const random = randomOf(`${species}${variant}`);
  const mesh = new Mesh();
  const bark = paint(habit.bark, 'wood');
  const lumps = lumpsOf(habit, random);
  if (species !== 'bush') {
    const thick = species === 'sapling' ? 0.012 : 0.019;
    mesh.cylinder([0, 0, -0.01], thick * 1.25, thick * 0.7, habit.trunk + habit.crown * 0.4, 6, bark, false);
    for (const { at } of lumps) {
      const start: V3 = [0, 0, Math.max(habit.trunk * 0.85, at[2] - 0.22)];
      mesh.stick(start, at, thick * 0.55, bark);
      if (leaves < 500) continue;
      for (let twig = 0; twig < 4; twig += 1) {
        mesh.stick(at, add(at, times(onSphere(random), habit.width * 0.2)), thick * 0.22, bark);
      }
    }
  }
  const area = lumps.reduce((sum, { radius }) => sum + radius * radius, 0);
  const size = Math.sqrt(area / leaves) * 3.3;
  const middle: V3 = [0, 0, habit.trunk + habit.crown * 0.42];
  for (const { at, radius } of lumps) {
    const count = Math.round((leaves * radius * radius) / area);
    for (let index = 0; index < count; index += 1) {
      const direction = onSphere(random);
      const depth = random.range(0.5, 1.04);
      const place = add(at, times(direction, radius * depth));
      const normal = unit(add(times(direction, 0.62), times(unit(minus(place, middle)), 0.75)));
      const facing = unit(add(normal, times(onSphere(random), 0.9)));
      const side = unit(cross(facing, onSphere(random)));
      const up = cross(facing, side);
      const half = size * random.range(0.55, 1.15);
      const leaf = paint(
        [Math.min(1, Math.max(0, (depth - 0.5) / 0.54) * 0.6 + random.range(0, 0.4)), random.range(0, 1), 0],
        'leaf',
        random.range(0, 1),
      );
      const corner = (s: number, u: number): V3 => add(place, add(times(side, half * s), times(up, half * u)));
      mesh.triangle(corner(-0.55, -0.32), corner(0.55, -0.32), corner(0, 0.62), leaf, normal);
    }
  }
  return mesh;
}
