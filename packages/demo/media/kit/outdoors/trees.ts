import type { DrawnMood } from '../mood.ts';
import type { Random } from '../../random.ts';
import { mix } from '../color.ts';
import { flecks, leafMass, scallops } from './foliage.ts';
import { fill, n, stroke } from '../svg.ts';
import { randomOf } from '../../random.ts';
import type { Species } from '../../world/outdoors/trees.ts';
import type { V2 } from '../../world/mesh/vector.ts';

interface Habit {
  /** Crown as centre and half axes, in hundredths of the tree's height. */
  crown: readonly [cy: number, rx: number, ry: number];
  masses: number;
  trunk: number;
}

const habits: Record<Exclude<Species, 'spruce'>, Habit> = {
  linden: { crown: [-60, 33, 37], masses: 18, trunk: 3.4 },
  birch: { crown: [-60, 19, 37], masses: 15, trunk: 1.7 },
  poplar: { crown: [-54, 11, 45], masses: 18, trunk: 2.6 },
  apple: { crown: [-62, 40, 32], masses: 13, trunk: 4 },
  bush: { crown: [-42, 62, 42], masses: 9, trunk: 0 },
  sapling: { crown: [-72, 17, 24], masses: 10, trunk: 1.3 },
};

function wood(mood: DrawnMood, habit: Habit, species: Species): string {
  if (habit.trunk === 0) return '';
  const bark = species === 'birch' ? mix('#d9d2c4', mood.shadow, 0.2) : mix(mood.leaves[0], '#4a3a2e', 0.6);
  const w = habit.trunk / 2;
  const [cy] = habit.crown;
  return (
    fill(
      `M${n(-w * 1.5)} 0Q${n(-w * 0.7)} ${n(cy * 0.3)} ${n(-w * 0.6)} ${n(cy)}L${n(w * 0.6)} ${n(cy)}Q${n(w * 0.8)} ${n(cy * 0.3)} ${n(w * 1.6)} 0z`,
      bark,
    ) +
    stroke(
      `M0 ${n(cy * 0.5)}Q${n(-habit.crown[1] * 0.3)} ${n(cy * 0.8)} ${n(-habit.crown[1] * 0.5)} ${n(cy * 1.05)}M0 ${n(cy * 0.6)}Q${n(habit.crown[1] * 0.3)} ${n(cy * 0.85)} ${n(habit.crown[1] * 0.45)} ${n(cy * 1.1)}`,
      bark,
      w * 0.7,
    )
  );
}

/** Leaf masses from the shaded inside to the lit rim: many and small, thinning towards the edge, with sky between them. */
function crown(
  mood: DrawnMood,
  random: Random,
  species: Species,
  habit: Habit,
  leaves: readonly [string, string, string],
  fine: number,
): string {
  const [cy, rx, ry] = habit.crown;
  const [dark, middle, light] = leaves;
  const count = Math.round(habit.masses * fine);
  const grain = 1 / Math.sqrt(fine);
  // A crown is lumpy: a slow wave on the rim keeps it from being an egg.
  const [phase, turns] = [random.range(0, 6.28), random.int(3, 5)];
  const spots = Array.from({ length: count }, (_, index): V2 => {
    const angle = index * 2.39996 + random.range(-0.3, 0.3);
    const lump = 1 + 0.13 * Math.sin(angle * turns + phase) + random.range(-0.06, 0.06);
    const reach = Math.sqrt((index + 0.5) / count) * 0.9 * lump;
    const pear = species === 'poplar' ? 1 : 1 - 0.16 * Math.sin(angle) * (Math.sin(angle) < 0 ? -1 : 0.4);
    return [Math.cos(angle) * rx * reach * pear, cy + Math.sin(angle) * ry * reach];
  });
  const broad = Math.min(rx, ry * 0.9);
  const layer = (scale: number, shift: V2, accepts: (spot: V2) => boolean): string =>
    spots
      .filter(accepts)
      .map(([x, y]) =>
        leafMass(
          random,
          [x + shift[0] * rx, y + shift[1] * ry],
          broad * scale * grain * random.range(0.34, 0.5),
          broad * scale * grain * random.range(0.26, 0.38),
          random.int(5, 6),
          10,
        ),
      )
      .join('');
  const lightSide = ([x, y]: V2): number => -x / rx - ((y - cy) / ry) * 0.9;
  const fruit =
    species === 'apple' && mood.name !== 'card'
      ? fill(
          Array.from(
            { length: 16 },
            () => `M${n(random.range(-rx, rx) * 0.8)} ${n(cy + random.range(-ry, ry) * 0.75)}a1.2 1.2 0 1 0 .1 0z`,
          ).join(''),
          '#b5563a',
          0.9,
        )
      : '';
  const tenth = (drawing: string): string => `<g transform="scale(.1)">${drawing}</g>`;
  const deep = mix(dark, mood.ink, 0.22);
  if (fine < 1) {
    return (
      tenth(
        fill(
          layer(1.15, [0.03, 0.04], () => true),
          dark,
        ) +
          fill(
            layer(0.8, [-0.05, -0.06], (spot) => lightSide(spot) > -0.5),
            middle,
          ) +
          fill(
            layer(0.5, [-0.1, -0.12], (spot) => lightSide(spot) > 0.2),
            light,
            0.9,
          ),
      ) + fruit
    );
  }
  return (
    tenth(
      fill(
        layer(1.2, [0.05, 0.06], () => true),
        deep,
      ),
    ) +
    fill(flecks(random, [0, cy], rx * 0.94, ry * 0.94, 16), dark) +
    tenth(
      fill(
        layer(1.02, [0, 0], (spot) => lightSide(spot) > -0.75 || random.chance(0.45)),
        dark,
      ) +
        fill(
          layer(0.86, [-0.04, -0.05], (spot) => (lightSide(spot) > -0.3 ? random.chance(0.85) : random.chance(0.2))),
          middle,
        ) +
        fill(
          layer(0.6, [-0.08, -0.1], (spot) => lightSide(spot) > 0.15 && random.chance(0.75)),
          light,
          0.9,
        ) +
        fill(
          layer(0.3, [-0.12, -0.14], (spot) => lightSide(spot) > 0.5 && random.chance(0.7)),
          mix(light, '#fff3cf', 0.3),
          0.85,
        ),
    ) +
    fill(flecks(random, [-rx * 0.3, cy - ry * 0.25], rx * 0.5, ry * 0.5, 12), mix(light, '#fff3cf', 0.3), 0.85) +
    stroke(scallops(random, [rx * 0.14, cy + ry * 0.12], rx * 0.8, ry * 0.8, 14), mood.ink, 0.26, 0.36) +
    fruit
  );
}

function spruce(random: Random, [dark, middle, light]: readonly [string, string, string]): string {
  const tiers = (width: number, shift: number): string =>
    Array.from({ length: 11 }, (_, index) => {
      const y = -6 - index * 8.6;
      const reach = (26 - index * 2.25) * width * random.range(0.86, 1.1);
      return `M${n(shift)} ${n(y - 13)}L${n(shift + reach)} ${n(y + random.range(0, 3))}Q${n(reach * 0.4)} ${n(y - 3)} ${n(shift)} ${n(y + 1)}Q${n(-reach * 0.4)} ${n(y - 3)} ${n(shift - reach)} ${n(y + random.range(0, 3))}z`;
    }).join('');
  return (
    fill('M-1.4 0L-.8 -20L.8 -20L1.4 0z', '#4a3c33') +
    fill(tiers(1, 0), dark) +
    fill(tiers(0.62, -3), middle) +
    fill(tiers(0.3, -6), light, 0.8)
  );
}

/** Plants are drawn once a picture and placed by reference: a park stays a few tens of kilobytes. */
export class Nursery {
  private readonly grown = new Map<string, string>();
  private readonly mood: DrawnMood;
  private readonly seed: string;
  private readonly rich: boolean;

  /** `rich`: more and smaller leaf masses, for the pictures that are shown largest. */
  constructor(mood: DrawnMood, seed: string, rich = false) {
    this.rich = rich;
    this.mood = mood;
    this.seed = seed;
  }

  /** `haze`: 0 near, 2 far. The light falls from the left in the master drawing; `flip` turns it. */
  place(species: Species, variant: number, haze: 0 | 1 | 2, [x, y]: V2, height: number, flip = false): string {
    // One drawing a species and distance; breadth makes neighbours differ.
    const id = `${species}${variant === 7 ? 7 : 0}${haze}`;
    const breadth = [1, 0.86, 1.13][variant] ?? 1;
    if (!this.grown.has(id)) this.grown.set(id, this.grow(species, id, haze));
    const scale = height / 100;
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${((flip ? -scale : scale) * breadth).toFixed(2)} ${scale.toFixed(2)})"/>`;
  }

  private fineness(nearest: boolean, haze: number): number {
    if (nearest) return this.rich ? 8.5 : 4;
    if (haze > 0) return 0.7;
    return this.rich ? 1.5 : 0.95;
  }

  private grow(species: Species, id: string, haze: 0 | 1 | 2): string {
    const random = randomOf(this.seed + id);
    const veil = haze * 0.24;
    const [dark, middle, light] = this.mood.leaves;
    const warm = random.range(0, 0.24);
    const tone = (colour: string): string => mix(mix(colour, '#b89a52', warm * 0.6), this.mood.haze, veil);
    const leaves = [tone(dark), tone(middle), tone(light)] as const;
    if (species === 'spruce') {
      return spruce(random, [mix('#3b5045', this.mood.haze, veil), mix('#557060', this.mood.haze, veil), leaves[2]]);
    }
    const habit = habits[species];
    return (
      wood(this.mood, habit, species) +
      crown(this.mood, random, species, habit, leaves, this.fineness(id.includes('7'), haze))
    );
  }

  defs(): string {
    return [...this.grown].map(([id, drawing]) => `<g id="${id}">${drawing}</g>`).join('');
  }
}
