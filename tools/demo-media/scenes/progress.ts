import type { Complex } from '../kit/complex.ts';
import type { Mass } from '../kit/mass.ts';
import type { Month } from '../data/growth.ts';
import { cornersOf, fit } from '../kit/fit.ts';
import { excavatorItem, moundItem, pit, siteKit, soilPatch } from '../kit/works.ts';
import { personItem } from '../kit/props.ts';
import { drawSite } from './site.ts';
import { subjectOf } from './views.ts';

/** The same stand and the same lens each month, so that two months laid over each other show what was built. */
export function progressView(complex: Complex, month: Month): string {
  const subject = subjectOf(complex);
  const tall = subject.storeys * subject.style.floor;
  const away = Math.max(46, tall * 1.2);
  const side = complex.yaw > 0 ? 1 : -1;
  const early = month.pit !== undefined && month.growth === undefined && tall < 22;
  const cam = fit(
    { width: 1600, height: 1200, eye: [subject.x + subject.width / 2 - side * away * 0.55, subject.y - away, early ? 13 : 8], yaw: side * 24 },
    cornersOf([subject]), { left: 0.14, right: 0.88, top: 0.17, bottom: 0.82 });
  const { growth } = month;
  const share = growth === undefined ? 0 : growth.frame / subject.storeys;
  const grown = (mass: Mass): Mass[] => {
    if (month.finished === true) return [mass];
    if (month.pit !== undefined || growth === undefined) return [];
    if (mass === subject) return [{ ...mass, growth }];
    const frame = Math.max(1, Math.round(mass.storeys * Math.min(1, share * 0.85)));
    return [{ ...mass, growth: { frame, walls: Math.round(frame * 0.55), windows: Math.round(frame * 0.3) }, company: true }];
  };
  const masses = complex.masses.flatMap(grown);
  const works = month.finished !== true;
  const site: Complex = works ? { ...complex, masses, paths: [], paved: [], parking: [], playground: [900, 900], crane: complex.crane ?? [subject.x + subject.width + 6, subject.y + 14], groves: complex.groves.filter(({ species }) => species === 'linden' || species === 'poplar') } : complex;
  const [cx, cy] = [subject.x + subject.width / 2, subject.y];
  // Without its house the plot would fill with trees: the plan of the finished site still rules where they may stand.
  const plotFree = (x: number, y: number): boolean => complex.masses.every((m) => x < m.x - 12 || x > m.x + m.width + 12 || y < m.y - 62 || y > m.y + m.depth + 8);
  return drawSite({
    complex: site, cam, mood: month.mood, seed: `${complex.alias}-${month.month}`, people: works ? 0 : 12, crane: works && (month.pit !== 1), keep: plotFree, bare: month.bare === true, craneTall: tall + 14, forest: complex.alias,
    ...(works ? {
      ground: (stage) => soilPatch(stage, subject) + (month.pit === undefined ? '' : pit(stage, subject, month.pit)),
      extra: (stage) => [...siteKit(stage, subject),
        ...(month.pit === undefined ? [] : [excavatorItem(stage, [cx + 6, cy - 7]), moundItem(stage, [cx + subject.width * 0.7, cy + 8], 14, 4)]),
        ...[-6, -1, 5, 9].map((shift, index) => personItem(stage, 'helmet', [cx + shift, cy - 6 - index * 1.6]))],
    } : {}),
  });
}
