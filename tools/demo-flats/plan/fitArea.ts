import type { FlatType } from '../data/flatType.ts';
import { buildLayout, type Layout } from './layout.ts';

export interface Wish {
  /** The total area to reach, m² to one decimal. */
  area: number;
  /** Above 1 the flat is deeper and narrower than its type. */
  depth?: number;
  mirrored?: boolean;
}

/** How far the scale is searched around the even stretch, and how finely. */
const SEARCH = { step: 0.0004, steps: 60 };
const EXTRAS = [0, 1, -1, 2, -2, 3, -3];

/** Stretches a type until its total area is exactly the wanted one: evenly, then by centimetres of its widest bay. */
export function fitArea(type: FlatType, { area, depth = 1, mirrored = false }: Wish): Layout {
  const build = (scale: number, extra: number): Layout => {
    const columns = type.columns.map((metres) => Math.round((metres * 100 * scale) / depth));
    const widest = columns.indexOf(Math.max(...columns));
    columns[widest] = (columns[widest] ?? 0) + extra;
    const depths = type.rows.map(([metres]) => Math.round(metres * 100 * scale * depth));
    return buildLayout(type, { xs: lines(mirrored ? columns.toReversed() : columns), ys: lines(depths) }, mirrored);
  };
  const even = Math.sqrt(area / build(1, 0).totalArea);
  for (let at = 0; at <= SEARCH.steps; at += 1) {
    for (const scale of [even + at * SEARCH.step, even - at * SEARCH.step]) {
      for (const extra of EXTRAS) {
        const layout = build(scale, extra);
        if (layout.totalArea === area) return layout;
      }
    }
  }
  throw new Error(`cannot reach ${area} m² with columns ${type.columns.join(' ')}`);
}

function lines(sizes: readonly number[]): number[] {
  let at = 0;
  return [0, ...sizes.map((size) => (at += size))];
}
