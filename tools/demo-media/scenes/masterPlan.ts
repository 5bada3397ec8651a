import type { Area, Complex } from '../kit/complex.ts';
import type { Random } from '../kit/random.ts';
import type { V2 } from '../kit/svg.ts';
import type { V3 } from '../kit/projection.ts';
import { leafMass } from '../kit/foliage.ts';
import { ribbon } from '../kit/ground.ts';
import { footprint, shadowOf } from '../kit/mass.ts';
import { crownOf, plantsOf } from '../kit/plants.ts';
import { randomOf } from '../kit/random.ts';
import { fill, n, open, poly, rect, stroke, svg } from '../kit/svg.ts';

const ink = '#2f363c';
type Place = (point: readonly [number, number, number?]) => V2;

const corners = ({ x, y, width, depth }: Area): V2[] => [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]];
const shape = (place: Place, points: readonly (readonly [number, number, number?])[]): string => poly(points.map(place));

/** A tree as the drawing office has it: crown, branches from the stem, one shaded side. */
function planTree(random: Random, [x, y]: V2, radius: number): string {
  const rays = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 6.2832 + random.range(-0.3, 0.3);
    return `M${n(x)} ${n(y)}l${n(Math.cos(angle) * radius * 0.7)} ${n(Math.sin(angle) * radius * 0.7)}`;
  }).join('');
  const rim = leafMass(random, [x, y], radius, radius, 11);
  return fill(leafMass(random, [x + radius * 0.4, y - radius * 0.35], radius, radius, 9), ink, 0.16) + fill(rim, '#a9b387', 0.92) +
    fill(leafMass(random, [x - radius * 0.2, y + radius * 0.2], radius * 0.62, radius * 0.62, 9), '#c3ca9f', 0.8) + stroke(rim, '#56653f', 0.9, 0.8) + stroke(rays, '#56653f', 0.6, 0.6) + `<circle cx="${n(x)}" cy="${n(y)}" r="1.6" fill="${ink}"/>`;
}

/** Hatch lines over a roof, clipped by their own ends. */
function roofLines(place: Place, complex: Complex): string {
  return complex.masses.map((mass) => {
    const { x, y, width, depth, roof = 'flat' } = mass;
    const inner = footprint({ ...mass, x: x + 0.9, y: y + 0.9, width: width - 1.8, depth: depth - 1.8, round: Math.max(0, (mass.round ?? 0) - 0.9) });
    const lines: string[] = [];
    if (roof === 'gable') {
      const long = width >= depth;
      lines.push(open((long ? [[x, y + depth / 2], [x + width, y + depth / 2]] as V2[] : [[x + width / 2, y], [x + width / 2, y + depth]] as V2[]).map((point) => place(point))));
      for (let at = 1.2; at < (long ? width : depth); at += 1.2) lines.push(open((long ? [[x + at, y], [x + at, y + depth]] as V2[] : [[x, y + at], [x + width, y + at]] as V2[]).map((point) => place(point))));
      return fill(shape(place, footprint(mass)), '#c98f76') + fill(shape(place, long ? corners({ x, y, width, depth: depth / 2 }) : corners({ x: x + width / 2, y, width: width / 2, depth })), '#9d5c46', 0.45) + stroke(lines.join(''), ink, 0.6, 0.35) + stroke(shape(place, footprint(mass)), ink, 2.6);
    }
    const cells = roof === 'solar' ? Array.from({ length: Math.floor(width / 3.4) }, (_, index) => [0.15, 0.4, 0.65].map((share) => shape(place, corners({ x: x + 1.8 + index * 3.2, y: y + depth * share, width: 2.6, depth: depth * 0.17 }))).join('')).join('') : '';
    const garden = roof === 'terrace' ? fill(shape(place, inner), '#c6cca3', 0.8) : '';
    return fill(shape(place, footprint(mass)), '#f6efe2') + garden + fill(cells, '#70859a', 0.85) + stroke(shape(place, inner), ink, 0.8, 0.7) +
      fill(shape(place, corners({ x: x + width / 2 - 2.4, y: y + depth / 2 - 1.7, width: 4.8, depth: 3.4 })), '#e2d7c4') + stroke(shape(place, corners({ x: x + width / 2 - 2.4, y: y + depth / 2 - 1.7, width: 4.8, depth: 3.4 })), ink, 0.9) +
      stroke(shape(place, footprint(mass)), ink, 2.6);
  }).join('');
}

function contours(random: Random): string {
  const phase = random.range(0, 6);
  return Array.from({ length: 15 }, (_, level) => open(Array.from({ length: 31 }, (__, step): V2 => {
    const x = step * 54;
    return [x, level * 92 - 60 + Math.sin(x / 330 + phase + level * 0.22) * 46 + Math.sin(x / 140 + level * 0.5) * 12];
  }))).join('');
}

/** North, without a letter, and a scale of ten-metre fields. */
const signs = (scale: number): string =>
  stroke('M1480 1070m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0', ink, 1.4) + fill('M1480 1024L1494 1084L1480 1070z', ink) + stroke('M1480 1024L1494 1084L1480 1070L1466 1084z', ink, 1.2) +
  [0, 1, 2, 3, 4].map((index) => rect(90 + index * 10 * scale, 1098, 10 * scale, 8, index % 2 === 0 ? ink : '#f7f2e7')).join('') + stroke(`M90 1098h${n(50 * scale)}v8h${n(-50 * scale)}z`, ink, 1);

export function masterPlan(complex: Complex): string {
  const random = randomOf(`${complex.alias}-plan`);
  const xs = complex.masses.flatMap(({ x, width }) => [x, x + width]);
  const ys = complex.masses.flatMap(({ y, depth }) => [y, y + depth]);
  const [left, right, south, north] = [Math.min(...xs) - 26, Math.max(...xs) + 34, Math.max(complex.road.y - 4, -62), Math.max(...ys) + 16];
  const scale = Math.min(1420 / (right - left), 1010 / (north - south));
  const [middleX, middleY] = [(left + right) / 2, (south + north) / 2];
  const place: Place = ([x, y]) => [800 + (x - middleX) * scale, 575 - (y - middleY) * scale];
  const sun: V3 = [-0.7, -0.55, 1.5];
  const shadows = complex.masses.map((mass) => shape(place, shadowOf(mass, sun))).join('');
  const plants = plantsOf(complex, randomOf(`${complex.alias}-plants`)).map((plant) => ({ plant, at: place([plant.x, plant.y]) })).filter(({ at: [x, y] }) => x > 40 && x < 1560 && y > 40 && y < 1160);
  const { road } = complex;
  const site = corners({ x: left + 4, y: road.y + road.depth + 2.5, width: right - left - 8, depth: north - road.y - road.depth - 6 });
  const pave = '#efe4cf';
  const bays = complex.parking.map((area) => {
    const lines: string[] = [];
    for (let at = area.y; at <= area.y + area.depth; at += 2.6) lines.push(open([place([area.x, at]), place([area.x + area.width, at])]));
    return area.depth < 1 ? '' : fill(shape(place, corners(area)), '#d9d3c6') + stroke(lines.join('') + shape(place, corners(area)), ink, 0.9, 0.7);
  }).join('');
  const grid = complex.paved.map((area) => {
    const lines: string[] = [];
    for (let at = area.x; at < area.x + area.width; at += 2.4) lines.push(open([place([at, area.y]), place([at, area.y + area.depth])]));
    for (let at = area.y; at < area.y + area.depth; at += 2.4) lines.push(open([place([area.x, at]), place([area.x + area.width, at])]));
    return fill(shape(place, corners(area)), pave) + stroke(lines.join(''), ink, 0.5, 0.2) + stroke(shape(place, corners(area)), ink, 0.9, 0.5);
  }).join('');
  const [px, py] = place(complex.playground);
  const centreLine = stroke(`M0 ${n(place([0, road.y + road.depth / 2])[1])}H1600`, ink, 1, 0.5).replace('/>', ' stroke-dasharray="26 8 4 8"/>');
  return svg(1600, 1200, rect(0, 0, 1600, 1200, '#f7f2e7') + stroke(contours(random), '#8c7b62', 0.8, 0.35) +
    fill(shape(place, site), '#dbdcbc', 0.75) +
    fill(shape(place, corners({ ...road, x: -400, width: 1000 })), '#e0dacd') + stroke([road.y, road.y + road.depth].map((y) => `M0 ${n(place([0, y])[1])}H1600`).join(''), ink, 1.2, 0.7) + centreLine +
    complex.paths.map(({ line, width }) => fill(shape(place, ribbon(line, width)), pave) + stroke(shape(place, ribbon(line, width)), ink, 0.9, 0.5)).join('') + grid + bays +
    fill(`M${n(px - 8 * scale)} ${n(py)}a${n(8 * scale)} ${n(4.6 * scale)} 0 1 0 ${n(16 * scale)} 0a${n(8 * scale)} ${n(4.6 * scale)} 0 1 0 ${n(-16 * scale)} 0z`, '#e3c98f') +
    stroke(`M${n(px - 4 * scale)} ${n(py)}h${n(3.4 * scale)}M${n(px + 2 * scale)} ${n(py - scale)}h${n(1.6 * scale)}v${n(2 * scale)}h${n(-1.6 * scale)}z`, '#8a4b38', 2) +
    stroke(shape(place, site), '#a5563d', 2.2).replace('/>', ' stroke-dasharray="30 7 5 7"/>') +
    fill(shadows, ink, 0.26) + roofLines(place, complex) +
    plants.sort((a, b) => a.plant.height - b.plant.height).map(({ plant, at }) => planTree(random, at, Math.max(5, crownOf(plant) * scale))).join('') + signs(scale) +
    stroke('M36 36H1564V1164H36z', ink, 1.6) + stroke('M28 28H1572V1172H28z', ink, 0.7, 0.6));
}

