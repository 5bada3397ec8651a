import type { Stage } from '../scene.ts';
import { mix } from '../color.ts';
import { fill, n } from '../svg.ts';

/** Silhouettes in units of the tallest tower (100), standing on y = 0; invented, in the manner of old Galician towns. */
const baroqueTower =
  'M-6 0L-6 -54L-7 -55L-7 -57L-5 -57L-5 -66L-6 -67L-5.4 -71Q-6.4 -76 -2.6 -79L-2.2 -84Q-3.4 -87 -1 -90L-.3 -98L.3 -98L1 -90Q3.4 -87 2.2 -84L2.6 -79Q6.4 -76 5.4 -71L6 -67L5 -66L5 -57L7 -57L7 -55L6 -54L6 0z';
const dome =
  'M-22 0L-22 -24L-24 -25L-13 -27L-13 -34L-14 -35Q-14 -50 -4 -54L-4 -60Q-4 -63 0 -66L0 -73L.4 -73L.4 -66Q4 -63 4 -60L4 -54Q14 -50 14 -35L13 -34L13 -27L24 -25L22 -24L22 0z';
const gothic = 'M-5 0L-5 -60L-6 -61L-3 -66L-4 -68L0 -100L4 -68L3 -66L6 -61L5 -60L5 0z';
const townHall =
  'M-7 0L-7 -76L-9 -77L-9 -80L-7 -80L-7 -88L-4 -88L-4 -93L-.3 -93L-.3 -101L6 -99L.3 -97L.3 -93L4 -93L4 -88L7 -88L7 -80L9 -80L9 -77L7 -76L7 0z';
const twin =
  'M-17 0L-17 -46L-18 -47L-15 -52Q-18 -57 -14.5 -61L-14 -68L-13.5 -61Q-10 -57 -13 -52L-10 -47L-11 -46L-11 -34L0 -42L11 -34L11 -46L10 -47L13 -52Q10 -57 13.5 -61L14 -68L14.5 -61Q18 -57 15 -52L18 -47L17 -46L17 0z';
const monuments = [baroqueTower, dome, townHall, gothic, twin, dome] as const;

const r = Math.round;

function roofs({ random, cam: { width } }: Stage, base: number, size: number): string {
  const parts: string[] = [];
  for (let x = -20; x < width + 20;) {
    const wide = size * random.range(0.6, 1.7);
    const tall = size * random.range(0.3, 0.85);
    const peak = size * random.range(0.1, 0.34);
    parts.push(
      random.chance(0.6)
        ? `M${r(x)} ${r(base)}L${r(x)} ${r(base - tall)}L${r(x + wide * 0.24)} ${r(base - tall - peak)}L${r(x + wide * 0.76)} ${r(base - tall - peak)}L${r(x + wide)} ${r(base - tall)}L${r(x + wide)} ${r(base)}z`
        : `M${r(x)} ${r(base)}L${r(x)} ${r(base - tall)}L${r(x + wide / 2)} ${r(base - tall - peak * 1.3)}L${r(x + wide)} ${r(base - tall)}L${r(x + wide)} ${r(base)}z`,
    );
    if (random.chance(0.4)) {
      parts.push(`M${r(x + wide * 0.3)} ${r(base - tall)}v${r(-peak * 1.6)}h${r(size * 0.07)}v${r(peak * 1.6)}z`);
    }
    x += wide * random.range(0.8, 1.05);
  }
  return parts.join('');
}

/** The city on the horizon, in two veils; `size` is the height of its tallest tower in pixels. */
export function skyline(stage: Stage, size: number, base = stage.cam.horizon): string {
  const {
    random,
    mood,
    cam: { width },
  } = stage;
  const stone = '#76777a';
  const back = mix(mix(mood.sky[2], mood.haze, 0.5), stone, 0.34);
  const front = mix(mix(mood.sky[2], mood.haze, 0.5), stone, 0.48);
  const start = random.range(0.03, 0.12);
  const towers = monuments
    .map((shape, index) => {
      const x = width * (start + index * random.range(0.15, 0.175));
      const scale = (size / 100) * random.range(0.72, 1);
      return `<path transform="translate(${n(x)} ${n(base + 1)}) scale(${scale.toFixed(3)})" d="${shape}" fill="${back}" stroke="${mix(back, mood.ink, 0.45)}" stroke-width="${n(0.7 / scale)}"/>`;
    })
    .join('');
  const low = roofs(stage, base + 2, size * 0.3);
  return (
    towers +
    fill(roofs(stage, base + 2, size * 0.42), back) +
    `<path d="${low}" fill="${front}" stroke="${mood.ink}" stroke-opacity=".16" stroke-width=".7"/>`
  );
}

/** The first greenery this side of the city: two ragged belts that seat the horizon on the ground. */
export function greenBelt(stage: Stage, size: number, base = stage.cam.horizon): string {
  const {
    random,
    mood,
    cam: { width },
  } = stage;
  return [
    [0.42, 0.62],
    [0.9, 0.4],
  ]
    .map(([drop = 0, veil = 0]) => {
      const line = base + size * drop * 0.5;
      let d = `M-10 ${r(line + size * 0.5)}L-10 ${r(line)}`;
      for (let x = -10; x < width + 20;) {
        const wide = size * random.range(0.5, 1.5);
        const tall = size * random.range(0.2, 0.62);
        d += `q${r(wide * 0.1)} ${r(-tall)} ${r(wide * 0.5)} ${r(-tall * random.range(0.7, 1))}t${r(wide * 0.5)} ${r(tall * 0.8)}L${r(x + wide)} ${r(line + random.range(-0.1, 0.1) * size)}`;
        x += wide;
      }
      return fill(
        `${d}L${width + 20} ${r(line + size * 0.5)}z`,
        mix(mix(mood.leaves[0], mood.leaves[1], 0.5), mood.haze, veil),
      );
    })
    .join('');
}
