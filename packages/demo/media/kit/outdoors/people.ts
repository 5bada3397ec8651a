import type { Random } from '../../random.ts';
import { mix } from '../color.ts';
import { n, stroke } from '../svg.ts';
import type { V2 } from '../../world/mesh/vector.ts';

export type Pose = 'walk' | 'stand' | 'child' | 'stroller' | 'bike' | 'sit' | 'pair' | 'dog' | 'helmet' | 'dig';

const coats = ['#a9573c', '#2f3b45', '#5f7350', '#c9a46a', '#7c8791', '#e4d9c6', '#4c4453'] as const;

/** One person, one metre to the unit, feet at the origin, y downwards as the sheet has it. */
function body(coat: string, legs: string, skin: string, stride: number, lean = 0, skirt = false): string {
  const hip = `${n(lean * 0.4)} -0.86`;
  const trunk = skirt
    ? `M${n(lean - 0.17)} -1.42Q${n(lean)} -1.52 ${n(lean + 0.17)} -1.42L.2 -.98L.3 -.5L-.27 -.5L-.19 -.98z`
    : `M${n(lean - 0.19)} -1.42Q${n(lean)} -1.54 ${n(lean + 0.19)} -1.42L.19 -.74L-.19 -.74z`;
  return (
    stroke(`M${hip}L${n(-stride)} -.03M${hip}L${n(stride * 0.9)} -.42L${n(stride)} -.03`, legs, 0.15).replaceAll(
      'stroke-width="0.1"',
      'stroke-width=".15"',
    ) +
    `<path d="${trunk}" fill="${coat}"/><path d="M${n(lean - 0.16)} -1.36Q-.3 -1.1 ${n(-stride * 0.6 - 0.1)} -.84M${n(lean + 0.16)} -1.36Q.3 -1.1 ${n(stride * 0.6 + 0.1)} -.86" fill="none" stroke="${mix(coat, '#1c2228', 0.18)}" stroke-width=".1" stroke-linecap="round"/>` +
    `<ellipse cx="${n(lean * 1.1 + 0.02)}" cy="-1.64" rx=".105" ry=".13" fill="${skin}"/><path d="M${(lean * 1.1 - 0.1).toFixed(2)} -1.63Q${(lean * 1.1 - 0.09).toFixed(2)} -1.8 ${(lean * 1.1 + 0.03).toFixed(2)} -1.79Q${(lean * 1.1 + 0.15).toFixed(2)} -1.77 ${(lean * 1.1 + 0.12).toFixed(2)} -1.67Q${(lean * 1.1).toFixed(2)} -1.73 ${(lean * 1.1 - 0.1).toFixed(2)} -1.63z" fill="#3a2f2a"/>`
  );
}

const wheeled: ReadonlySet<Pose> = new Set(['bike', 'stroller', 'dog', 'helmet', 'sit', 'dig']);

const wheel = (x: number, r: number): string =>
  `<circle cx="${x}" cy="${-r}" r="${r}" fill="none" stroke="#252b30" stroke-width=".045"/>`;

function figure(pose: Pose, random: Random, tone: (colour: string) => string): string {
  const coat = tone(random.pick(coats));
  const legs = tone(random.pick(['#2d3339', '#4a4f57', '#5e5347']));
  const skin = tone(random.pick(['#d8a98a', '#c9987a', '#e2b799']));
  const skirt = random.chance(0.45);
  const other = tone(random.pick(coats));
  const child = `<g transform="scale(.62)">${body(other, legs, skin, 0.16)}</g>`;
  switch (pose) {
    case 'walk':
      return body(coat, legs, skin, 0.24, 0.05, skirt);
    case 'stand':
      return body(coat, legs, skin, 0.09, 0, skirt);
    case 'child':
      return child;
    case 'dog':
      return `${body(coat, legs, skin, 0.2, 0.03)}<path d="M.28 -.86L.86 -.4" fill="none" stroke="#333" stroke-width=".025"/><path d="M.74 -.38L1.2 -.38L1.34 -.52L1.46 -.46L1.34 -.34L1.26 0L1.19 0L1.17 -.2L.84 -.2L.8 0L.73 0z" fill="#6b5138"/>`;
    case 'pair':
      return `${body(coat, legs, skin, 0.2, 0.03)}<g transform="translate(.62 0) scale(.95)">${body(other, legs, skin, 0.18, 0.02, true)}</g>`;
    case 'stroller':
      return `${body(coat, legs, skin, 0.22, 0.08, skirt)}<path d="M.3 -.9L.62 -.78L.7 -.35L1.22 -.35Q1.3 -.8 1.02 -.86L.96 -.58L.6 -.66z" fill="${other}"/>${wheel(0.74, 0.13)}${wheel(1.16, 0.13)}`;
    case 'bike':
      return `${wheel(-0.52, 0.33)}${wheel(0.52, 0.33)}<path d="M-.52 -.33L-.2 -.8L.36 -.8L.52 -.33M-.2 -.8L.06 -.32L.36 -.8L.42 -.98L.54 -1M.06 -.32L-.52 -.33" fill="none" stroke="${other}" stroke-width=".05"/><path d="M-.2 -.92L.16 -.62L.06 -.26" fill="none" stroke="${legs}" stroke-width=".15" stroke-linecap="round"/><path d="M-.3 -.96L-.12 -1.44Q0 -1.54 .12 -1.42L.02 -.9z" fill="${coat}"/><path d="M.06 -1.36L.46 -1.02" stroke="${coat}" stroke-width=".1" stroke-linecap="round"/><ellipse cx=".1" cy="-1.64" rx=".105" ry=".13" fill="${skin}"/>`;
    case 'sit':
      return `<path d="M-.02 -.5L.42 -.5L.46 -.04" fill="none" stroke="${legs}" stroke-width=".15" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 -1Q-.02 -1.14 .12 -1L.14 -.44L-.16 -.44z" fill="${coat}"/><path d="M.06 -.92L.34 -.6" stroke="${coat}" stroke-width=".1" stroke-linecap="round"/><ellipse cx="0" cy="-1.22" rx=".105" ry=".13" fill="${skin}"/><path d="M-.12 -1.2Q-.12 -1.4 .04 -1.36Q.12 -1.34 .1 -1.27z" fill="#3a2f2a"/>`;
    case 'dig':
      return `<path d="M.02 -1.02L.62 -.12" fill="none" stroke="#b98d5f" stroke-width=".05"/><path d="M.5 -.22L.68 -.34L.88 .02L.76 .08z" fill="#5b6268"/>${body(coat, legs, skin, 0.24, 0.2)}<path d="M.26 -1.34L.5 -.92L.22 -.72" fill="none" stroke="${coat}" stroke-width=".11" stroke-linecap="round" stroke-linejoin="round"/>`;
    case 'helmet':
      return `${body('#c98a3c', legs, skin, 0.14)}<path d="M-.14 -1.68Q-.1 -1.84 .03 -1.83Q.16 -1.81 .17 -1.68z" fill="#efe6d2"/>`;
  }
}

/** Distant people are a coat, two legs and a head: at thirty pixels arms are invisible. */
function small(random: Random, tone: (colour: string) => string, child: boolean): string {
  const size = child ? 0.62 : 1;
  const legs = `<path d="M-.2 0l.14-.8h.16l.14.8h-.16l-.06-.5-.06.5z" fill="${tone('#3a4047')}"/>`;
  const coat = `<path d="M-.2-1.42q.2-.12.4 0l.08.78h-.56z" fill="${tone(random.pick(coats))}"/>`;
  return `<g transform="scale(${size})">${legs}${coat}<circle cy="-1.64" r=".12" fill="${tone('#c9987a')}"/></g>`;
}

/** Entourage: soft in tone, so that people give scale and the house stays the subject. */
export function person(
  pose: Pose,
  random: Random,
  [x, y]: V2,
  pixelsPerMetre: number,
  veil: string,
  share: number,
): string {
  const flip = random.chance(0.5) ? -1 : 1;
  const tone = (colour: string): string => mix(colour, veil, share);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip * pixelsPerMetre).toFixed(1)} ${pixelsPerMetre.toFixed(1)})">${pixelsPerMetre < 18 && !wheeled.has(pose) ? small(random, tone, pose === 'child') : figure(pose, random, tone)}</g>`;
}
