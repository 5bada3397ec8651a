import type { Random } from '../../random.ts';
import { n } from '../svg.ts';
import type { V2 } from '../../world/mesh/vector.ts';

/** A scalloped outline, the way a hand draws a mass of leaves. */
export function leafMass(random: Random, [cx, cy]: V2, rx: number, ry: number, lobes: number, grain = 1): string {
  const start = random.range(0, Math.PI);
  const rim = Array.from({ length: lobes }, (_, index): V2 => {
    const angle = start + ((index + random.range(-0.28, 0.28)) / lobes) * Math.PI * 2;
    const reach = random.range(0.82, 1.04);
    return [(cx + Math.cos(angle) * rx * reach) * grain, (cy + Math.sin(angle) * ry * reach) * grain];
  });
  const [first] = rim;
  if (first === undefined) return '';
  // Tenths in the sheet's own units; whole numbers when the drawing is scaled down later.
  const fine = grain === 1 ? 10 : 1;
  const [midX, midY] = [cx * grain, cy * grain];
  let [lastX, lastY] = [Math.round(first[0] * fine), Math.round(first[1] * fine)];
  const arcs = rim.map(([x, y], index) => {
    const [nextX, nextY] = rim[(index + 1) % rim.length] ?? first;
    const bulge = random.range(1.15, 1.5);
    const [mx, my] = [
      Math.round((midX + ((x + nextX) / 2 - midX) * bulge) * fine),
      Math.round((midY + ((y + nextY) / 2 - midY) * bulge) * fine),
    ];
    const [ex, ey] = [Math.round(nextX * fine), Math.round(nextY * fine)];
    const step = `${n((mx - lastX) / fine)} ${n((my - lastY) / fine)} ${n((ex - lastX) / fine)} ${n((ey - lastY) / fine)}`;
    [lastX, lastY] = [ex, ey];
    return `${index === 0 ? 'q' : ' '}${step}`;
  });
  return `M${n(Math.round(first[0] * fine) / fine)} ${n(Math.round(first[1] * fine) / fine)}${arcs.join('')}z`
    .replaceAll(' -', '-')
    .replaceAll(/(?<!\d)0\./g, '.');
}

/** Small open scallops: leaves caught by the pen inside the mass. */
export function scallops(random: Random, [cx, cy]: V2, rx: number, ry: number, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.range(0.05, 0.95));
    const x = cx + Math.cos(angle) * rx * reach;
    const y = cy + Math.sin(angle) * ry * reach;
    const size = random.range(1.2, 2.6);
    return `M${n(x)} ${n(y)}q${n(size * 0.5)} ${n(-size * 0.9)} ${n(size)} 0q${n(size * 0.5)} ${n(-size * 0.7)} ${n(size * 0.9)} ${n(size * 0.2)}`;
  }).join('');
}

/** Loose leaves round the edge, so that a crown does not end like a cut paper. */
export function flecks(random: Random, [cx, cy]: V2, rx: number, ry: number, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = random.range(0.9, 1.16);
    const size = random.range(0.5, 1.3);
    return `M${n(cx + Math.cos(angle) * rx * reach)} ${n(cy + Math.sin(angle) * ry * reach)}q${n(size)} ${n(-size)} ${n(size * 1.8)} ${n(size * 0.2)}q${n(-size)} ${n(size)} ${n(-size * 1.8)} ${n(-size * 0.2)}`;
  }).join('');
}
