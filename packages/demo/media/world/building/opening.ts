import type { Random } from '../../random.ts';
import { type Paint, paint, rgb, mixed } from '../mesh/paint.ts';
import type { WallOpening, Wall } from './wall.ts';
import { unit } from '../mesh/vector.ts';

export interface Glazing {
  frame: Paint;
  /** Upright bars between panes, and the heights of level ones as shares. */
  mullions: number;
  transoms: readonly number[];
  bar: number;
  /** Few faces for the model file. */
  plain: boolean;
}

const room = rgb('#2a3338');
const curtains = ['#e8dfcd', '#d9cbb2', '#cfd3cf', '#eee9de', '#b7a48c'] as const;

/** Glass with what hangs behind it: `extra` says from which share of lamps on this room is lit. */
function pane(wall: Wall, hole: WallOpening, out: number, random: Random, plain: boolean): void {
  const glow = random.range(0.001, 0.999);
  // No two panes lie in one plane, so that their reflections differ.
  const tilt = (): number => (plain ? 0 : random.range(-0.018, 0.018));
  const normal = unit([wall.out[0] + tilt(), wall.out[1] + tilt(), tilt()]);
  const glass = paint(mixed(room, rgb('#39464c'), random.range(0, 1)), 'glass', glow);
  if (plain) return wall.panel(hole, out, glass, normal);
  const width = hole.right - hole.left;
  const cloth = paint(random.pick(curtains), 'glass', glow);
  const [left, right] = [
    random.chance(0.45) ? width * random.range(0.08, 0.3) : 0,
    random.chance(0.45) ? width * random.range(0.08, 0.3) : 0,
  ];
  const blind = random.chance(0.22) ? (hole.high - hole.low) * random.range(0.15, 0.6) : 0;
  wall.panel({ ...hole, right: hole.left + left }, out, cloth, normal);
  wall.panel({ ...hole, left: hole.right - right }, out, cloth, normal);
  const middle = { ...hole, left: hole.left + left, right: hole.right - right };
  wall.panel({ ...middle, low: hole.high - blind }, out, cloth, normal);
  wall.panel({ ...middle, high: hole.high - blind }, out, glass, normal);
}

/** A window in its frame, `out` of the wall's face. */
export function glazed(
  wall: Wall,
  hole: WallOpening,
  out: number,
  { frame, mullions, transoms, bar, plain }: Glazing,
  random: Random,
): void {
  pane(wall, hole, out, random, plain);
  if (plain) return;
  const face = out + 0.06;
  const { left, right, low, high } = hole;
  wall.panel({ left, right: left + bar, low, high }, face, frame);
  wall.panel({ left: right - bar, right, low, high }, face, frame);
  wall.panel({ left: left + bar, right: right - bar, low: high - bar, high }, face, frame);
  wall.panel({ left: left + bar, right: right - bar, low, high: low + bar }, face, frame);
  for (let index = 1; index <= mullions; index += 1) {
    const at = left + ((right - left) * index) / (mullions + 1);
    wall.panel({ left: at - bar * 0.6, right: at + bar * 0.6, low: low + bar, high: high - bar }, face, frame);
  }
  for (const share of transoms) {
    const at = low + (high - low) * share;
    wall.panel({ left: left + bar, right: right - bar, low: at - bar * 0.4, high: at + bar * 0.4 }, face, frame);
  }
}
