import type { V2 } from './mesh/vector.ts';

export type Roof = 'flat' | 'terrace' | 'solar' | 'mansard';

/** A section of a house: an upright prism over a rectangle, its corners round when `round` says so. */
export interface Section {
  x: number;
  y: number;
  width: number;
  depth: number;
  storeys: number;
  roof: Roof;
  /** Radius of the corners. */
  round?: number;
  /** Sides with an entrance: 0 south, 1 east, 2 north, 3 west (of a section with sharp corners). */
  doors?: readonly number[];
}

export type Footprint = V2;

const steps = 4;

/** Anticlockwise, so that a wall's outside is on the right hand. */
export function sectionOutline({ x, y, width, depth, round = 0 }: Section, grow = 0): V2[] {
  const [left, low, right, high] = [x - grow, y - grow, x + width + grow, y + depth + grow];
  if (round === 0) {
    return [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ];
  }
  const r = round + grow;
  const corners: readonly (readonly [number, number, number])[] = [
    [left + r, low + r, 180],
    [right - r, low + r, 270],
    [right - r, high - r, 0],
    [left + r, high - r, 90],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, index): V2 => {
      const angle = ((from + (90 * index) / steps) * Math.PI) / 180;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    }),
  );
}

export function edgesOf(section: Section): [V2, V2][] {
  const outline = sectionOutline(section);
  return outline
    .map((from, index): [V2, V2] => [from, outline[(index + 1) % outline.length] ?? from])
    .filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.1);
}

export const inside = ({ x, y, width, depth }: Section, [px, py]: V2): boolean =>
  px > x && px < x + width && py > y && py < y + depth;

/** The last storey with upright walls: a mansard's own storey lies in its roof. */
export const wallsEnd = ({ storeys, roof }: Section): number => (roof === 'mansard' ? storeys - 1 : storeys);
