import { FLOOR, INK, OPEN_FLOOR, PAPER, THIN, WEIGHT } from '../plan/ink.ts';
import { group, path, rectTag, tag } from '../plan/svg.ts';
import { FACADE_WALL, PARTY_WALL } from '../plan/walls.ts';
import type { Rect } from '../geometry/shapes.ts';

const STAIRS = 270;
const LIFT = { width: 175, depth: 205 };
const WALL = 20;
export const CORE_DEPTH = 590;
const DOOR = 110;
const STAIRS_WINDOW = 140;
const TREAD = 28;
const LANDING = 130;

/** From this many floors on a house has two lifts. */
const TALL = 10;
export const liftsOf = (floors: number): number => (floors >= TALL ? 2 : 1);

export const coreWidth = (lifts: number): number => STAIRS + lifts * (WALL + LIFT.width);

export interface Core extends Rect {
  lifts: number;
  /** Below the corridor, or above it. */
  below: boolean;
}

/** Stairs with a window, lifts that open to the corridor, the risers behind them; what the core is wider, the stairs are. */
export function drawCore({ x, y, width, lifts, below }: Core): { shell: string; inside: string } {
  const stairsWidth = width - lifts * (WALL + LIFT.width);
  const transform = below ? `translate(${x} ${y})` : `translate(${x} ${y + CORE_DEPTH})scale(1 -1)`;
  const stairs: Rect = { x: 0, y: 0, width: stairsWidth, height: CORE_DEPTH };
  const shafts = Array.from({ length: lifts }, (_, at): Rect => ({
    x: stairsWidth + WALL + at * (LIFT.width + WALL),
    y: 0,
    width: LIFT.width,
    height: LIFT.depth,
  }));
  const risers: Rect = {
    x: stairsWidth + WALL,
    y: LIFT.depth + WALL,
    width: width - stairsWidth - WALL,
    height: CORE_DEPTH - LIFT.depth - WALL,
  };
  const shell = rectTag(
    { x: -PARTY_WALL, y: -PARTY_WALL, width: width + 2 * PARTY_WALL, height: CORE_DEPTH + PARTY_WALL + FACADE_WALL },
    { fill: INK },
  );
  const inside = [
    ...[stairs, ...shafts].map((each) => rectTag(each, { fill: FLOOR })),
    rectTag(risers, { fill: OPEN_FLOOR }),
    rectTag({ x: (stairsWidth - DOOR) / 2, y: -PARTY_WALL - 1, width: DOOR, height: PARTY_WALL + 2 }, { fill: FLOOR }),
    rectTag(
      { x: (stairsWidth - STAIRS_WINDOW) / 2, y: CORE_DEPTH - 1, width: STAIRS_WINDOW, height: FACADE_WALL + 2 },
      { fill: PAPER, stroke: INK, 'stroke-width': WEIGHT.glass },
    ),
    ...shafts.map((shaft) =>
      rectTag(
        { x: shaft.x + 40, y: -PARTY_WALL - 1, width: shaft.width - 80, height: PARTY_WALL - 6 },
        { fill: FLOOR },
      ),
    ),
    group({ fill: 'none', stroke: THIN, 'stroke-width': WEIGHT.dimension }, [
      path(flights(stairsWidth)),
      ...shafts.map(car),
    ]),
  ];
  return { shell: tag('g', { transform }, shell), inside: tag('g', { transform }, inside.join('\n')) };
}

/** Two flights with their treads, a rail between them, and the line of walking. */
function flights(width: number): string {
  const from = LANDING;
  const to = CORE_DEPTH - LANDING;
  const middle = width / 2;
  const treads: string[] = [];
  for (let y = from; y <= to; y += TREAD) treads.push(`M0 ${y}H${middle - 8}M${middle + 8} ${y}H${width}`);
  return `${treads.join('')}M${middle - 8} ${from}V${to}H${middle + 8}V${from}ZM${middle / 2} ${from - 40}V${to + 60}H${middle * 1.5}V${from - 20}`;
}

const car = ({ x, y, width, height }: Rect): string =>
  path(
    `M${x + 14} ${y + 14}h${width - 28}v${height - 40}h${28 - width}zm0 0l${width - 28} ${height - 40}m0 ${40 - height}l${28 - width} ${height - 40}`,
  );
