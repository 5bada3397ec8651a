import type { Stage } from '../scene.ts';
import { mix } from '../color.ts';
import { fill, gradient, n, open, rect, stroke } from '../svg.ts';
import type { V2 } from '../../world/mesh/vector.ts';

/** A stratus drawn as a long leaf with a torn upper edge. */
function cloud({ random }: Stage, x: number, y: number, width: number, height: number): string {
  const steps = 7;
  const top = Array.from({ length: steps }, (_, index) => {
    const share = (index + 0.5) / steps;
    const rise = Math.sin(share * Math.PI) * height * random.range(0.5, 1.1);
    return `Q${Math.round(x + width * (share - 0.02))} ${Math.round(y - rise * 1.2)} ${Math.round(x + width * ((index + 1) / steps))} ${Math.round(y - (index === steps - 1 ? 0 : rise * 0.55))}`;
  }).join('');
  return `M${Math.round(x)} ${Math.round(y)}${top}Q${Math.round(x + width * 0.6)} ${Math.round(y + height * 0.34)} ${Math.round(x)} ${Math.round(y)}z`;
}

export function sky(stage: Stage, horizon = stage.cam.horizon): string {
  const {
    cam: { width, height },
    mood,
    random,
  } = stage;
  const [top, middle, low] = mood.sky;
  const clouds = Array.from({ length: 9 }, (_, index) => {
    const share = random.range(0.08, 0.86);
    const wide = width * random.range(0.16, 0.5) * (0.5 + share);
    return fill(
      cloud(
        stage,
        random.range(-0.15, 0.85) * width,
        horizon * share,
        wide,
        horizon * random.range(0.02, 0.05) * (1.5 - share),
      ),
      index % 3 === 2 ? mix(mood.cloud, mood.sky[0], 0.5) : mood.cloud,
      0.34 + random.range(0, 0.2),
    );
  }).join('');
  const birds = stroke(
    Array.from({ length: 7 }, () => {
      const x = width * random.range(0.55, 0.7);
      const y = horizon * random.range(0.14, 0.3);
      const size = width * random.range(0.0022, 0.0042);
      return `M${n(x - size)} ${n(y - size * 0.5)}q${n(size * 0.7)} ${n(-size * 0.2)} ${n(size)} ${n(size * 0.5)}q${n(size * 0.3)} ${n(-size * 0.7)} ${n(size)} ${n(-size * 0.5)}`;
    }).join(''),
    mood.ink,
    width / 1400,
    0.55,
  );
  return (
    `<defs>${gradient(
      'sky',
      [0, 0],
      [0, horizon],
      [
        [0, top],
        [0.55, middle],
        [1, low],
      ],
    )}</defs>` +
    rect(0, 0, width, Math.max(horizon, height * 0.2) + 4, 'url(#sky)') +
    clouds +
    birds
  );
}

const ridge = (stage: Stage, base: number, rise: number, bumps: number): V2[] => {
  const {
    cam: { width },
    random,
  } = stage;
  const waves = Array.from(
    { length: 4 },
    (_, index) =>
      [random.range(0, 6.28), random.range(0.7, 1.3) * (index + 1) * bumps, rise / (index * 1.3 + 1)] as const,
  );
  return Array.from({ length: 33 }, (_, index): V2 => {
    const share = index / 32;
    const lift = waves.reduce(
      (sum, [phase, turns, size]) => sum + size * (0.5 + 0.5 * Math.sin(phase + share * turns * 3.1)),
      0,
    );
    return [share * width, base - lift * 0.6];
  });
};

/** The hills round the city: each nearer one a tone deeper, with a thin line on its back. */
export function hills(stage: Stage, horizon = stage.cam.horizon, reach = 1): string {
  const {
    cam: { width, height },
    mood,
  } = stage;
  const tone = [0.16, 0.26, 0.4];
  return [0.05, 0.034, 0.02]
    .map((share, index) => {
      const back = ridge(stage, horizon, height * share * reach, 1.2 + index * 0.8);
      const shape = `${open(back)}L${width} ${n(horizon + 6)}L0 ${n(horizon + 6)}z`;
      return fill(shape, mix(mix(mood.sky[2], mood.haze, 0.5), '#71867d', tone[index] ?? 0.3)).replace(
        '/>',
        ` stroke="${mood.ink}" stroke-opacity=".2" stroke-width="${n(height / 1500)}"/>`,
      );
    })
    .join('');
}
