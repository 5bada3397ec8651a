import type { Camera } from '../kit/projection.ts';
import type { Complex } from '../kit/complex.ts';
import type { Item, Stage } from '../kit/scene.ts';
import type { Mass } from '../kit/mass.ts';
import type { MoodName } from '../kit/mood.ts';
import type { V2 } from '../kit/svg.ts';
import { groundShadow, house } from '../kit/house.ts';
import { grassStrokes, drawGround, meadow } from '../kit/ground.ts';
import { heightOf, shadowOf } from '../kit/mass.ts';
import { moods } from '../kit/mood.ts';
import { plantItem, plantShadow, plantsOf } from '../kit/plants.ts';
import { benchItem, carItem, chimneyItem, craneItem, lampItem, personItem, playgroundItems, sandPit } from '../kit/props.ts';
import { randomOf } from '../random.ts';
import { drawItems, onSheet } from '../kit/scene.ts';
import { hills, sky } from '../kit/sky.ts';
import { greenBelt, skyline } from '../kit/skyline.ts';
import { svg } from '../kit/svg.ts';
import { Nursery } from '../kit/trees.ts';

export interface SiteView {
  complex: Complex;
  cam: Camera;
  mood: MoodName;
  seed: string;
  /** Height of the tallest tower on the horizon, share of the sheet. */
  city?: number;
  people?: number;
  crane?: boolean;
  extra?: (stage: Stage, nursery: Nursery) => Item[];
  /** Keeps the sight of the subject free of trunks. */
  keep?: (x: number, y: number) => boolean;
  foreground?: (stage: Stage, nursery: Nursery) => string;
  /** What lies on the ground above the paving: light from windows, a pit. */
  ground?: (stage: Stage) => string;
  /** Houses of others, which throw shadows too. */
  shadowed?: readonly Mass[];
  /** No leaves on the trees. */
  bare?: boolean;
  craneTall?: number;
  /** Whose hills stand behind: the alias, when the complex is shown changed. */
  forest?: string;
  /** Drawn between the sky and the hills: the sun. */
  heaven?: string;
  rich?: boolean;
}

const carPaints = ['#e7e1d5', '#8b9298', '#3f474e', '#8c4a39', '#5e7077'] as const;

function life(stage: Stage, complex: Complex, count: number): Item[] {
  const { random } = stage;
  const spots: V2[] = complex.paths.flatMap(({ line }) => line.slice(1).flatMap((to, index): V2[] => {
    const from = line[index] ?? to;
    return [0.2, 0.45, 0.7, 0.9].map((share): V2 => [from[0] + (to[0] - from[0]) * share + random.range(-0.8, 0.8), from[1] + (to[1] - from[1]) * share + random.range(-0.8, 0.8)]);
  }));
  const squares = complex.paved.flatMap(({ x, y, width, depth }): V2[] => Array.from({ length: 4 }, () => [x + random.range(1, width - 1), y + random.range(0.5, depth - 0.5)]));
  const walkers = [...spots, ...squares].filter(([x, y]) => stage.cam.scale([x, y, 0]) < stage.cam.width / 15 && complex.masses.every((m) => x < m.x - 1 || x > m.x + m.width + 1 || y < m.y - 1 || y > m.y + m.depth + 1));
  const poses = ['walk', 'pair', 'stand', 'stroller', 'walk', 'bike', 'dog', 'child'] as const;
  const chosen = walkers.filter((_, index) => (index * 7) % Math.max(1, walkers.length) < count || index % 3 === 0).slice(0, count);
  const [px, py] = complex.playground;
  const far = ({ box: { min: [x, y] } }: Item): boolean => stage.cam.scale([x, y, 0]) < stage.cam.width / 15;
  return [
    ...chosen.map((at, index) => personItem(stage, poses[index % poses.length] ?? 'walk', at)),
    ...(count > 0 ? [personItem(stage, 'child', [px + 1, py - 2]), personItem(stage, 'child', [px - 3, py - 1.6]), personItem(stage, 'stand', [px + 4, py - 2.6])] : []),
    ...complex.paved.slice(0, 2).flatMap(({ x, y, width }) => [benchItem(stage, [x + width * 0.25, y + 0.4]), benchItem(stage, [x + width * 0.7, y + 0.4]), lampItem(stage, [x + width * 0.14, y + 0.2]), lampItem(stage, [x + width * 0.58, y + 0.2])]),
    ...complex.parking.flatMap(({ x, y, depth, width }) => width < 1 || depth < 1 ? [] : Array.from({ length: Math.floor(depth / 2.6) }, (_, index) => index).filter(() => random.chance(0.7)).map((index) => carItem(stage, [x + 0.6, y + index * 2.6 + 0.4], true, random.pick(carPaints)))),
    ...[-30, 24, 58].map((x) => carItem(stage, [x, complex.road.y + (x > 0 ? 1.8 : 5.4)], true, random.pick(carPaints))),
  ].filter(far);
}

/** One view of a whole site: the same houses, trees and paths from wherever the eye stands. */
export function drawSite({ complex, cam, mood: moodName, seed, city = 0.17, people = 14, crane = false, extra, keep, foreground, ground, shadowed = [], bare = false, craneTall, forest = complex.alias, heaven = '', rich = false }: SiteView): string {
  const mood = moods[moodName];
  const stage: Stage = { cam, mood, random: randomOf(seed) };
  const nursery = new Nursery(bare ? { ...mood, name: 'winter' } : mood, complex.alias, rich);
  const plants = plantsOf(complex, randomOf(`${complex.alias}-plants`))
    .filter(({ x, y }) => cam.scale([x, y, 0]) < cam.width / 18 && (keep === undefined || keep(x, y)));
  const tallest = Math.max(0, ...complex.masses.map(heightOf));
  const items = [
    ...complex.masses.map((mass) => house(stage, mass, complex.masses)),
    ...plants.map((plant) => plantItem(stage, nursery, plant)),
    ...life(stage, complex, people),
    ...playgroundItems(stage, complex.playground),
    ...(crane && complex.crane !== undefined ? [craneItem(stage, complex.crane, craneTall ?? tallest + 8)] : []),
    ...(complex.chimney === undefined ? [] : [chimneyItem(stage, complex.chimney, 44)]),
    ...(extra?.(stage, nursery) ?? []),
  ];
  const shadows = groundShadow(stage, [...[...complex.masses, ...shadowed].map((mass) => shadowOf(mass, mood.sun)), ...plants.map((plant) => plantShadow(stage, plant))]);
  const back = cam.horizon > 0 ? sky(stage) + heaven + hills(stage, cam.horizon, forest === 'lypovyi-dvir' ? 2.6 : 1) + (city > 0 ? skyline(stage, cam.height * city) : '') : '';
  const body = back + meadow(stage) + (cam.horizon > 0 ? greenBelt(stage, cam.height * 0.03) : '') + grassStrokes(stage, { x: -110, y: -60, width: 220, depth: 90 }, 70) + drawGround(stage, complex) + sandPit(stage, complex.playground) + shadows + (ground?.(stage) ?? '') + drawItems(items.filter(({ box }) => onSheet(cam, box)), cam.eye) + (foreground?.(stage, nursery) ?? '');
  return svg(cam.width, cam.height, `<defs>${nursery.defs()}</defs>${body}`);
}
