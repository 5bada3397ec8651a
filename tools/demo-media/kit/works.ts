import type { Item, Stage } from './scene.ts';
import type { Mass } from './mass.ts';
import type { V2 } from './svg.ts';
import type { V3 } from './projection.ts';
import { mix } from './color.ts';
import { drawBlock } from './roof.ts';
import { boxOf, face, lit } from './scene.ts';
import { fill, n, open, poly, stroke } from './svg.ts';

const soil = '#a98a66';

/** Bare ground round the works, with ruts of wheels. */
export function soilPatch(stage: Stage, { x, y, width, depth }: Mass): string {
  const { random, cam, mood } = stage;
  const rim = Array.from({ length: 26 }, (_, index): V3 => {
    const angle = (index / 26) * 6.2832;
    return [x + width / 2 + Math.cos(angle) * (width / 2 + 16) * random.range(0.9, 1.08), y + depth / 2 - 4 + Math.sin(angle) * (depth / 2 + 14) * random.range(0.9, 1.08), 0];
  });
  const ruts = [0, 1, 2, 3].map((index) => open(Array.from({ length: 9 }, (_, step): V2 => cam.project([x - 18 + step * (width + 30) / 8, y - 8 - (index % 2) * 1.8 - index * 1.3 + Math.sin(step + index * 0.1) * 0.8, 0])))).join('');
  return face(stage, rim, lit(mood, mix(soil, '#e3d5ba', 0.35), [0, 0, 1])) + stroke(ruts, mood.shadow, 1.6, 0.25);
}

/** How far a foundation has come, shares of the whole. */
export interface Dug {
  dug: number;
  piled: number;
}

/** The dug-out basement: far banks and floor, piles with their waiting bars in the part that has them. */
export function pit(stage: Stage, { x, y, width: whole, depth }: Mass, { dug, piled }: Dug): string {
  const { cam, mood } = stage;
  const width = whole * dug;
  const low = -3.4;
  const out = 3;
  const rim: V3[] = [[x - out, y - out, 0], [x + width + out, y - out, 0], [x + width + out, y + depth + out, 0], [x - out, y + depth + out, 0]];
  const floor: V3[] = [[x, y, low], [x + width, y, low], [x + width, y + depth, low], [x, y + depth, low]];
  const hole = poly(cam.polygon(rim));
  const bank = (a: number, b: number, normal: V3): string => {
    const [ra, rb, fa, fb] = [rim[a], rim[b], floor[a], floor[b]];
    return ra && rb && fa && fb ? face(stage, [ra, rb, fb, fa], lit(mood, soil, normal)) : '';
  };
  const bars: string[] = [];
  let blocks = '';
  for (let px = x + whole * piled - 1; px > x; px -= 2.6) {
    for (let py = y + depth - 1; py > y; py -= 3.6) {
      const high = 2.6 + (Math.abs(Math.round(px * 3 + py * 7)) % 5) * 0.4;
      blocks += drawBlock(stage, [px - 0.25, py - 0.25, low], [0.5, 0.5, high], '#cfc9bd');
      for (const shift of [-0.15, 0.15]) bars.push(open(cam.line([px + shift, py, low + high], [px + shift, py, low + high + 0.8])));
    }
  }
  // The near bank hides the feet of what stands in the pit; nothing hides the heads.
  const above = poly(cam.polygon([...rim.slice(0, 2), ...rim.slice(2).map(([px, py]): V3 => [px, py, 9])]));
  const piles = blocks === '' ? '' : `<clipPath id="piles"><path d="${above}"/></clipPath><g clip-path="url(#piles)">${blocks}${stroke(bars.join(''), '#7d4632', 1.3, 0.9)}</g>`;
  return `<clipPath id="pit"><path d="${hole}"/></clipPath><g clip-path="url(#pit)">` + fill(hole, lit(mood, mix(soil, mood.shadow, 0.3), [0, 0, 1])) + bank(2, 3, [0, -0.7, 0.7]) + bank(3, 0, [0.7, 0, 0.7]) + bank(1, 2, [-0.7, 0, 0.7]) +
    face(stage, floor, lit(mood, mix(soil, '#6d5a45', 0.35), [0, 0, 1])) + '</g>' + piles + stroke(hole, mood.ink, 1.2, 0.5);
}

export function moundItem(stage: Stage, [x, y]: V2, wide: number, high: number): Item {
  return {
    box: boxOf(x - wide / 2, y - 1, 0, wide, 2, high),
    draw: () => {
      const [px, py] = stage.cam.project([x, y, 0]);
      const s = stage.cam.scale([x, y, 0]);
      const [w, h] = [wide * s, high * s];
      const back = `M${n(px - w / 2)} ${n(py)}q${n(w * 0.14)} ${n(-h * 0.8)} ${n(w * 0.34)} ${n(-h * 0.9)}t${n(w * 0.2)} ${n(-h * 0.06)}q${n(w * 0.2)} ${n(h * 0.1)} ${n(w * 0.46)} ${n(h * 0.96)}z`;
      const side = `M${n(px - w * 0.04)} ${n(py - h * 0.98)}q${n(w * 0.2)} ${n(h * 0.1)} ${n(w * 0.54)} ${n(h * 0.98)}l${n(-w * 0.5)} 0q${n(w * 0.06)} ${n(-h * 0.5)} ${n(-w * 0.04)} ${n(-h * 0.98)}z`;
      return fill(back, lit(stage.mood, soil, [-0.5, -0.3, 0.8])) + fill(side, stage.mood.shadow, 0.26) + stroke(back, stage.mood.ink, 0.9, 0.35);
    },
  };
}

/** Tracked excavator in profile: undercarriage, house, boom and bucket. */
export function excavatorItem(stage: Stage, [x, y]: V2): Item {
  return {
    box: boxOf(x - 3, y - 1, 0, 8, 2, 4),
    draw: () => {
      const [px, py] = stage.cam.project([x, y, 0]);
      const s = stage.cam.scale([x, y, 0]);
      return `<g transform="translate(${n(px)} ${n(py)}) scale(${s.toFixed(2)})"><path d="M-2.6 .2h6.4l2 -.3h-9z" fill="${stage.mood.shadow}" fill-opacity=".3"/><path d="M-2 0q-.6 -.4 0 -.9h3.8q.6 .5 0 .9z" fill="#34383a"/><path d="M-1.7 -.2h3.2M-1.7 -.7h3.2" stroke="#777" stroke-width=".08"/><path d="M-2.2 -1.1h3.5v-1.1h-1.1v-.2h-2.4z" fill="#cf9440"/><path d="M.1 -1.1v-2h1q.5 .9 .5 2z" fill="#dca650"/><path d="M.3 -1.9v-1h.7q.3 .5 .4 1z" fill="#4f6672"/><path d="M1 -1.5L2.9 -4.1L3.2 -3.9L1.7 -1.3z" fill="#cf9440"/><path d="M2.7 -4.1L5.2 -2.1L5 -1.9L2.8 -3.7z" fill="#b9802f"/><path d="M4.7 -2.2L5.5 -1.9L5.3 -1.1L4.5 -1.3z" fill="#3f4347"/><path d="M1.6 -2L2.6 -3.5" stroke="#eee" stroke-width=".1"/></g>`;
    },
  };
}

/** Stacks, cabins and the hoarding at the sides: what makes a site a site. */
export function siteKit(stage: Stage, { x, y, width }: Mass): Item[] {
  const block = (at: V3, size: V3, colour: string): Item => ({ box: boxOf(...at, ...size), draw: () => drawBlock(stage, at, size, colour) });
  const bricks = [0, 1, 2].map((index) => block([x + width * 0.2 + index * 2, y - 9, 0], [1.4, 1.2, 1.1 + (index % 2) * 0.5], '#ad614a'));
  const cabins = [0, 1].map((index) => block([x + width + 4, y - 4, index * 2.7], [7, 2.6, 2.6], index === 0 ? '#e5dccb' : '#7d8b76'));
  const planks = block([x + width * 0.62, y - 8, 0], [4, 1.4, 0.6], '#c39a66');
  return [...bricks, ...cabins, planks, excavatorItem(stage, [x - 8, y - 7]), moundItem(stage, [x - 15, y + 2], 9, 2.6)];
}
