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
const SEARCH = { step: 0.0005, steps: 40 };
/** Centimetres added to the widest bay and to the deepest one. */
const EXTRAS = [0, 1, -1, 2, -2];

/** Stretches a type until its total area is exactly the target: evenly, then by centimetres of its largest bays. */
export function fitArea(type: FlatType, { area, depth = 1, mirrored = false }: Wish): Layout {
  const build = (scale: number, wider = 0, deeper = 0): Layout => {
    const columns = stretched(type.columns, scale / depth, wider);
    const depths = stretched(
      type.rows.map(([metres]) => metres),
      scale * depth,
      deeper,
    );
    return buildLayout(type, { xs: lines(mirrored ? columns.toReversed() : columns), ys: lines(depths) }, mirrored);
  };
  const even = Math.sqrt(area / build(1).totalArea);
  for (let at = 0; at <= SEARCH.steps; at += 1) {
    for (const scale of [even + at * SEARCH.step, even - at * SEARCH.step]) {
      for (const wider of EXTRAS) {
        for (const deeper of EXTRAS) {
          const layout = build(scale, wider, deeper);
          if (layout.totalArea === area) return layout;
        }
      }
    }
  }
  throw new Error(`cannot reach ${area} m² with columns ${type.columns.join(' ')}`);
}

function stretched(metres: readonly number[], scale: number, extra: number): number[] {
  const sizes = metres.map((size) => Math.round(size * 100 * scale));
  const largest = sizes.indexOf(Math.max(...sizes));
  return sizes.map((size, index) => (index === largest ? size + extra : size));
}

function lines(sizes: readonly number[]): number[] {
  let at = 0;
  return [0, ...sizes.map((size) => (at += size))];
}
