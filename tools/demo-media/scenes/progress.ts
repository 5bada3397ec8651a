import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import type { Month } from '../data/growth.ts';
import { progress } from '../data/growth.ts';
import { cornersOf, fit } from '../kit/fit.ts';
import { excavatorItem, moundItem, pit, siteKit, soilPatch } from '../kit/works.ts';
import { saplingItem } from '../kit/planting.ts';
import { personItem } from '../kit/props.ts';
import { drawSite } from './site.ts';
import { subjectOf } from './views.ts';

/** The ground the works take: round the whole row when the sheet holds several houses. */
function around(masses: readonly Mass[], first: Mass): Mass {
  const x = Math.min(...masses.map((mass) => mass.x));
  const y = Math.min(...masses.map((mass) => mass.y));
  return { ...first, x, y, width: Math.max(...masses.map((mass) => mass.x + mass.width)) - x, depth: Math.max(...masses.map((mass) => mass.y + mass.depth)) - y };
}

/** The same stand and the same lens each month, so that two months laid over each other show what was built. */
export function progressView(complex: Complex, month: Month): string {
  const series = progress[complex.alias];
  const subject = subjectOf(complex);
  const framed = series?.framed?.flatMap((index) => complex.masses[index] ?? []) ?? [subject];
  const scene = around(framed, subject);
  const yard = complex.masses[series?.yard ?? complex.subject] ?? subject;
  const tall = subject.storeys * subject.style.floor;
  const away = Math.max(46, tall * 1.2, framed.length > 1 ? scene.width * 0.9 : 0);
  const side = complex.yaw > 0 ? 1 : -1;
  const { houses } = month;
  const underWay = houses !== undefined || month.pit !== undefined;
  const cam = fit(
    { width: 1600, height: 1200, eye: [scene.x + scene.width / 2 - side * away * 0.55, scene.y - away, tall < 22 ? 13 : 8], yaw: side * 24 },
    cornersOf(framed), framed.length > 1 ? { left: 0.05, right: 0.95, top: 0.15, bottom: 0.8 } : { left: 0.14, right: 0.88, top: 0.17, bottom: 0.82 });
  const masses = month.pit !== undefined ? [] : complex.masses.map((mass, index): Mass => {
    const growth = houses?.[index];
    return { ...mass, ...(growth === undefined ? {} : { growth }), ...(framed.includes(mass) ? {} : { company: true }) };
  });
  const green = (species: string): boolean => month.garden === true || species === 'linden' || species === 'poplar';
  const site: Complex = underWay ? { ...complex, masses, paths: [], paved: [], parking: [], playground: [900, 900], crane: complex.crane ?? [subject.x + subject.width + 6, subject.y + 14], groves: complex.groves.filter(({ species }) => green(species)) } : { ...complex, masses };
  const [cx, cy] = [yard.x + yard.width / 2, yard.y];
  // Without its house the plot would fill with trees: the plan of the finished site still rules where they may stand.
  const plotFree = (x: number, y: number): boolean => complex.masses.every((m) => x < m.x - 12 || x > m.x + m.width + 12 || y < m.y - 62 || y > m.y + m.depth + 8);
  // An apple tree hides no wall unless it stands at the eye.
  const keep = (x: number, y: number): boolean => plotFree(x, y) || (month.garden === true && cam.scale([x, y, 0]) < 34);
  // Seen from the ground a crane behind a house loses height to it.
  const [, craneY] = site.crane ?? [0, subject.y];
  const [, eyeY, eyeZ] = cam.eye;
  const craneTall = eyeZ + (tall - eyeZ) * Math.max(1, (craneY - eyeY) / (subject.y - eyeY)) + 14;
  return drawSite({
    complex: site, cam, mood: month.mood, seed: `${complex.alias}-${month.month}`, people: underWay ? 0 : 12, crane: underWay && month.crane !== false, keep, bare: month.bare === true, craneTall, forest: complex.alias,
    ...(underWay ? {
      ground: (stage) => soilPatch(stage, framed.length > 1 ? scene : yard) + (month.pit === undefined ? '' : pit(stage, subject, month.pit)),
      extra: (stage, nursery) => [...siteKit(stage, yard),
        ...(month.saplings ?? []).flatMap(({ from, to, count }) => Array.from({ length: count }, (_, index) => {
          const share = index / Math.max(1, count - 1);
          return saplingItem(stage, nursery, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], index);
        })),
        ...(month.pit === undefined ? [] : [excavatorItem(stage, [cx + 6, cy - 7]), moundItem(stage, [cx + subject.width * 0.7, cy + 8], 14, 4)]),
        ...[-6, -1, 5, 9].map((shift, index) => personItem(stage, 'helmet', [cx + shift, cy - 6 - index * 1.6]))],
    } : {}),
  });
}
