import type { Area, Complex } from './complex.ts';
import type { Stage } from './scene.ts';
import type { V3 } from './projection.ts';
import type { V2 } from './svg.ts';
import { mix } from './color.ts';
import { face, lit } from './scene.ts';
import { fill, gradient, n, open, poly, rect, stroke } from './svg.ts';

const flat = (points: readonly V2[]): V3[] => points.map(([x, y]) => [x, y, 0]);
const cornersOf = ({ x, y, width, depth }: Area): V2[] => [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]];

export function meadow(stage: Stage): string {
  const { cam: { width, height, horizon }, mood } = stage;
  const from = Math.max(0, horizon);
  return `<defs>${gradient('meadow', [0, from], [0, height], [[0, mix(mood.grass[0], mood.haze, 0.45)], [0.25, mood.grass[0]], [1, mood.grass[1]]])}</defs>` +
    rect(0, from, width, height - from, 'url(#meadow)');
}

/** Blades and mown stripes: only near the eye, where the pen would bother. */
export function grassStrokes(stage: Stage, area: Area, count: number): string {
  const { random, cam, mood } = stage;
  const tufts = Array.from({ length: count }, () => {
    const at: V3 = [area.x + random.range(0, area.width), area.y + random.range(0, area.depth), 0];
    const [x, y] = cam.project(at);
    const size = Math.min(16, cam.scale(at) * 0.3);
    if (size < 2 || y > cam.height + 10 || y < cam.horizon + 4) return '';
    return `M${Math.round(x)} ${Math.round(y)}l${n(-size * 0.4)}${n(-size * 0.8)}m${n(size * 0.7)} ${n(size * 0.7)}l${n(size * 0.1)}${n(-size)}m${n(size * 0.3)} ${n(size)}l${n(size * 0.5)}${n(-size * 0.6)}`;
  }).join('');
  return stroke(tufts, mood.name === 'winter' ? '#b9c0c4' : mix(mood.leaves[0], mood.grass[1], 0.35), 0.9, 0.6);
}

export function ribbon(line: readonly V2[], width: number): V2[] {
  const smooth: V2[] = [];
  line.forEach((point, index) => {
    const [a, b, c] = [line[Math.max(0, index - 1)] ?? point, point, line[Math.min(line.length - 1, index + 1)] ?? point];
    if (index === 0 || index === line.length - 1) smooth.push(b);
    else {
      for (const share of [0.25, 0.5, 0.75]) {
      const from: V2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const to: V2 = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
      smooth.push([from[0] * (1 - share) ** 2 + 2 * b[0] * share * (1 - share) + to[0] * share ** 2, from[1] * (1 - share) ** 2 + 2 * b[1] * share * (1 - share) + to[1] * share ** 2]);
    }
    }
  });
  const side = (sign: number): V2[] => smooth.map(([x, y], index) => {
    const before = smooth[Math.max(0, index - 1)] ?? [x, y];
    const after = smooth[Math.min(smooth.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [x - (dy / long) * (width / 2) * sign, y + (dx / long) * (width / 2) * sign];
  });
  return [...side(1), ...side(-1).toReversed()];
}

export function paving(stage: Stage, area: Area, colour: string, step: number): string {
  const { cam, mood } = stage;
  const { x, y, width, depth } = area;
  const joints: string[] = [];
  for (let at = x + step; at < x + width; at += step) joints.push(open(cam.line([at, y, 0], [at, y + depth, 0])));
  for (let at = y + step; at < y + depth; at += step) joints.push(open(cam.line([x, at, 0], [x + width, at, 0])));
  return face(stage, flat(cornersOf(area)), colour) + stroke(joints.join(''), mood.ink, 0.5, 0.13) + stroke(poly(cam.polygon(flat(cornersOf(area)))), mood.ink, 0.7, 0.22);
}

export function drawGround(stage: Stage, complex: Complex): string {
  const { mood, cam, random } = stage;
  const top: V3 = [0, 0, 1];
  const pave = lit(mood, mood.paving, top);
  const { road } = complex;
  const paths = complex.paths.map(({ line, width }) => ribbon(line, width));
  const dashes: string[] = [];
  for (let x = road.x; x < road.x + road.width; x += 6) dashes.push(poly(cam.polygon(flat(cornersOf({ x, y: road.y + road.depth / 2 - 0.08, width: 2.6, depth: 0.16 })))));
  const bays = complex.parking.filter(({ width }) => width > 1);
  const mown = Array.from({ length: 26 }, () => {
    const area = { x: random.range(-120, 120), y: random.range(-48, 60), width: random.range(10, 34), depth: random.range(2, 6) };
    return poly(cam.polygon(flat(cornersOf(area))));
  }).join('');
  return fill(mown, mood.leaves[2], mood.name === 'winter' ? 0 : 0.16) +
    face(stage, flat(cornersOf({ ...road, y: road.y - 3, depth: road.depth + 6 })), pave) +
    face(stage, flat(cornersOf(road)), lit(mood, mood.road, top)) + fill(dashes.join(''), '#f7f1e4', 0.8) +
    stroke([road.y, road.y + road.depth].map((y) => open(cam.line([road.x, y, 0], [road.x + road.width, y, 0]))).join(''), mood.ink, 0.9, 0.3) +
    paths.map((points) => face(stage, flat(points), pave) + stroke(poly(cam.polygon(flat(points))), mood.ink, 0.7, 0.25)).join('') +
    complex.paved.map((area) => paving(stage, area, pave, 2.4)).join('') +
    bays.map((area) => paving(stage, area, lit(mood, mood.road, top), 100) + parkingLines(stage, area)).join('');
}

function parkingLines({ cam }: Stage, { x, y, width, depth }: Area): string {
  const lines: string[] = [];
  for (let at = y; at <= y + depth; at += 2.6) lines.push(open(cam.line([x, at, 0], [x + width, at, 0])));
  return stroke(lines.join(''), '#f6f0e2', 1, 0.8);
}
