import type { Growth, Style } from './style.ts';
import type { V2 } from './svg.ts';
import type { V3 } from './projection.ts';

export type Roof = 'flat' | 'gable' | 'terrace' | 'solar' | 'none';

/** A house or a wing of it: an upright prism over a rectangle, its corners round when `round` says so. */
export interface Mass {
  x: number;
  y: number;
  width: number;
  depth: number;
  storeys: number;
  style: Style;
  roof?: Roof;
  /** Bottom, metres: a setback stands on the storeys below. */
  z?: number;
  round?: number;
  growth?: Growth;
  /** Somebody else's house: drawn with fewer strokes, it only keeps company. */
  backdrop?: boolean;
  /** A house of ours that is not today's subject. */
  company?: boolean;
}

export function heightOf({ storeys, style, z = 0, growth }: Mass): number {
  const shown = growth === undefined ? storeys : Math.min(storeys, growth.frame);
  if (shown <= 0) return 0;
  return z > 0 ? shown * style.floor : style.groundHeight + (shown - 1) * style.floor;
}

/** Anticlockwise, so that a wall's outside is on the right hand. */
export function footprint({ x, y, width, depth, round = 0 }: Mass): V2[] {
  if (round === 0) return [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]];
  const corners: readonly (readonly [number, number, number])[] = [
    [x + width - round, y + round, -90], [x + width - round, y + depth - round, 0], [x + round, y + depth - round, 90], [x + round, y + round, 180]];
  const steps = 4;
  return corners.flatMap(([cx, cy, from]) => Array.from({ length: steps + 1 }, (_, index): V2 => {
    const angle = ((from + (90 * index) / steps) * Math.PI) / 180;
    return [cx + Math.cos(angle) * round, cy + Math.sin(angle) * round];
  }));
}

const cross = (o: V2, a: V2, b: V2): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

export function hull(points: readonly V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (source: readonly V2[]): V2[] => {
    const chain: V2[] = [];
    for (const point of source) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Where a house's shadow lies on the ground. */
export function shadowOf(mass: Mass, sun: V3): V3[] {
  const top = (mass.z ?? 0) + heightOf(mass);
  const low = mass.z ?? 0;
  const base = footprint(mass);
  const slid = (height: number): V2[] => base.map(([x, y]) => [x - (sun[0] / sun[2]) * height, y - (sun[1] / sun[2]) * height]);
  return hull([...slid(low), ...slid(top)]).map(([x, y]) => [x, y, 0]);
}
