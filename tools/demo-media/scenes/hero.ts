import type { Complex } from '../kit/complex.ts';
import type { MoodName } from '../kit/mood.ts';
import { cornersOf, fit, standing } from '../kit/fit.ts';
import type { Stage } from '../kit/scene.ts';
import { n } from '../kit/svg.ts';
import { drawSite } from './site.ts';

/** The shade of trees behind the visitor's back: it closes the picture below and throws the light on the houses. */
export function foreShade({ random, mood, cam: { width, height } }: Stage): string {
  let d = `M0 ${height}L0 ${n(height * 0.9)}`;
  for (let x = 0; x < width;) {
    const step = random.range(140, 380);
    d += `q${n(step * 0.3)} ${n(-random.range(4, 16))} ${n(step * 0.6)} ${n(random.range(-6, 10))}t${n(step * 0.4)} ${n(random.range(-8, 8))}L${n(x + step)} ${n(height * random.range(0.9, 0.925))}`;
    x += step;
  }
  const spots = Array.from({ length: 26 }, () => {
    const [x, y, r] = [random.range(0, width), height * random.range(0.92, 0.99), random.range(14, 46)];
    return `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 0.26)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.26)} ${n(-r * 2)} 0z`;
  }).join('');
  return `<path d="${d}L${width} ${height}z${spots}" fill="${mood.shadow}" fill-opacity="${mood.name === 'sketch' ? 0.07 : 0.24}" fill-rule="evenodd"/>`;
}

/** The complex as one meets it: from the park, a little above the heads, one tree at the edge of the sheet. */
export function hero(complex: Complex, mood: MoodName = complex.mood): string {
  const away = 128;
  const cam = fit(
    { width: 1920, height: 1080, eye: standing(complex.masses, complex.yaw, away, 6), yaw: complex.yaw },
    cornersOf(complex.masses),
    { left: 0.1, right: 0.94, top: complex.crane === undefined ? 0.1 : 0.15, bottom: 0.8 },
  );
  const underWay = complex.crane !== undefined;
  return drawSite({
    complex, cam, mood, seed: `${complex.alias}-hero`, crane: underWay, people: 18, rich: true,
    foreground: (stage, nursery) => foreShade(stage) + nursery.place('linden', 7, 0, [complex.yaw > 0 ? 40 : 1880, 1100], 860, stage.mood.sun[0] > 0) +
      [0, 1, 2, 3, 4, 5].map((index) => nursery.place('bush', index % 3, 0, [stage.random.range(-60, 520) + (index % 2) * 1400, 1110], stage.random.range(70, 150))).join(''),
  });
}
