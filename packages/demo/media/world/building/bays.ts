import type { Random } from '../../random.ts';
import { type Glazing, glazed } from './opening.ts';
import { type Paint, dimmed, paint } from '../mesh/paint.ts';
import type { HouseStyle } from '../style.ts';
import type { WallOpening, Wall } from './wall.ts';

export interface Clothes {
  style: HouseStyle;
  wall: Paint;
  accent: Paint;
  frame: Paint;
  random: Random;
  /** Frames and glass are in. */
  windows: boolean;
  plain: boolean;
}

type Bay = (wall: Wall, bay: WallOpening, clothes: Clothes) => void;

const slab = paint('#d8d2c6');
const shade = paint('#4a4640');

export const glazingOf = ({ frame, plain }: Clothes, mullions: number, transoms: readonly number[] = []): Glazing => ({
  frame,
  mullions,
  transoms,
  bar: 0.075,
  plain,
});

/** A hole in the wall with its window; an empty one while the windows are not in. */
function windowIn(
  wall: Wall,
  bay: WallOpening,
  hole: WallOpening,
  clothes: Clothes,
  mullions: number,
  transoms: readonly number[] = [],
  depth = 0.24,
): void {
  wall.pierced(bay, hole, 0, clothes.wall);
  if (!clothes.plain) wall.reveal(hole, 0, -depth, { ...clothes.wall, color: dimmed(clothes.wall.color, 1.04) });
  if (!clothes.windows) return wall.panel(hole, -0.6, shade);
  glazed(wall, hole, clothes.plain ? -0.1 : -depth, glazingOf(clothes, mullions, transoms), clothes.random);
  if (!clothes.plain) {
    wall.block(
      { left: hole.left - 0.05, right: hole.right + 0.05, low: hole.low - 0.07, high: hole.low },
      -0.1,
      0.07,
      clothes.frame,
    );
  }
}

const inside = ({ left, right, low, high }: WallOpening, side: number, sill: number, lintel: number): WallOpening => {
  const width = right - left;
  return { left: left + width * side, right: right - width * side, low: low + sill, high: high - lintel };
};

function railing(
  wall: Wall,
  left: number,
  right: number,
  out: number,
  low: number,
  { style, plain, windows }: Clothes,
): void {
  if (!windows) return;
  const metal = paint(style.railingColor, 'metal');
  const glass = paint('#b9cac6', 'veil', 0.42);
  if (style.railing === 'glass' || plain) {
    wall.panel(
      { left, right, low: low + 0.06, high: low + 1.05 },
      out,
      plain && style.railing === 'bars' ? paint(style.railingColor, 'veil', 0.5) : glass,
    );
  } else {
    for (let at = left + 0.06; at < right; at += 0.13)
      wall.panel({ left: at - 0.014, right: at + 0.014, low, high: low + 1.05 }, out, metal);
  }
  if (!plain) wall.block({ left, right, low: low + 1.05, high: low + 1.1 }, out - 0.05, out + 0.01, metal);
}

function sideRailings(
  wall: Wall,
  left: number,
  right: number,
  inner: number,
  outer: number,
  low: number,
  { style, plain, windows }: Clothes,
): void {
  if (plain || !windows) return;
  const metal = paint(style.railingColor, 'metal');
  const veil = style.railing === 'glass' ? paint('#b9cac6', 'veil', 0.42) : paint(style.railingColor, 'veil', 0.24);
  for (const u of [left, right]) {
    wall.mesh.quad(
      wall.at(u, inner, low),
      wall.at(u, outer, low),
      wall.at(u, outer, low + 1.05),
      wall.at(u, inner, low + 1.05),
      veil,
    );
    wall.block({ left: u - 0.02, right: u + 0.02, low: low + 1.05, high: low + 1.1 }, inner, outer, metal);
  }
}

const window: Bay = (wall, bay, clothes) => windowIn(wall, bay, inside(bay, 0.2, 0.72, 0.42), clothes, 1);
const tall: Bay = (wall, bay, clothes) => windowIn(wall, bay, inside(bay, 0.27, 0.32, 0.42), clothes, 1, [0.28]);

const french: Bay = (wall, bay, clothes) => {
  const hole = inside(bay, 0.26, 0.12, 0.42);
  windowIn(wall, bay, hole, clothes, 1, [0.72]);
  railing(wall, hole.left - 0.05, hole.right + 0.05, 0.09, hole.low, clothes);
};

const balcony: Bay = (wall, bay, clothes) => {
  windowIn(wall, bay, inside(bay, 0.12, 0.06, 0.42), clothes, 2, []);
  const deep = 1.35;
  const [left, right] = [bay.left + 0.12, bay.right - 0.12];
  wall.block({ left, right, low: bay.low - 0.16, high: bay.low + 0.03 }, 0, deep, slab);
  railing(wall, left, right, deep - 0.03, bay.low + 0.03, clothes);
  sideRailings(wall, left, right, 0, deep - 0.03, bay.low + 0.03, clothes);
};

const loggia: Bay = (wall, bay, clothes) => {
  const hole = inside(bay, 0.07, 0.1, 0.2);
  const deep = -1.25;
  wall.pierced(bay, hole, 0, clothes.wall);
  wall.reveal(hole, 0.1, deep, clothes.accent, slab);
  const back: WallOpening = { ...hole };
  const door = inside(back, 0.14, 0.05, 0.35);
  wall.pierced(back, door, deep, clothes.accent);
  if (clothes.windows) glazed(wall, door, deep - 0.1, glazingOf(clothes, 2), clothes.random);
  else wall.panel(door, deep - 0.3, shade);
  if (!clothes.plain) {
    const thick = 0.13;
    wall.block(
      { left: hole.left - thick, right: hole.left, low: hole.low - thick, high: hole.high + thick },
      -0.02,
      0.1,
      clothes.accent,
    );
    wall.block(
      { left: hole.right, right: hole.right + thick, low: hole.low - thick, high: hole.high + thick },
      -0.02,
      0.1,
      clothes.accent,
    );
    wall.block(
      { left: hole.left, right: hole.right, low: hole.high, high: hole.high + thick },
      -0.02,
      0.1,
      clothes.accent,
    );
    wall.block(
      { left: hole.left, right: hole.right, low: hole.low - thick, high: hole.low },
      -0.02,
      0.1,
      clothes.accent,
    );
  }
  railing(wall, hole.left, hole.right, -0.06, hole.low, clothes);
};

const industrial: Bay = (wall, bay, clothes) =>
  windowIn(wall, bay, inside(bay, 0.12, 0.55, 0.5), clothes, 3, [0.34, 0.68], 0.34);

const glassBay: Bay = (wall, bay, clothes) => {
  const hole = inside(bay, 0.02, 0.28, 0.3);
  windowIn(wall, bay, hole, clothes, 1, [0.26], 0.12);
};

const slats: Bay = (wall, bay, clothes) => {
  const middle = bay.left + (bay.right - bay.left) * 0.6;
  windowIn(
    wall,
    { ...bay, right: middle },
    { left: bay.left + 0.4, right: middle - 0.12, low: bay.low + 0.4, high: bay.high - 0.42 },
    clothes,
    1,
  );
  const rest = { ...bay, left: middle };
  wall.panel(rest, 0, clothes.wall);
  if (!clothes.windows) return;
  const high = bay.high - 0.42;
  if (clothes.plain) {
    return wall.panel({ left: middle - 0.1, right: bay.right - 0.5, low: bay.low + 0.4, high }, 0.05, clothes.accent);
  }
  for (let at = middle - 0.06; at < bay.right - 0.45; at += 0.16) {
    wall.block({ left: at, right: at + 0.09, low: bay.low + 0.4, high }, 0, 0.09, clothes.accent);
  }
};

const accented: Bay = (wall, bay, clothes) => {
  windowIn(wall, bay, inside(bay, 0.2, 0.72, 0.42), clothes, 1);
  const hole = inside(bay, 0.2, 0.72, 0.42);
  const side = clothes.plain ? 0.4 : 0.62;
  wall.block(
    {
      left: hole.right + 0.03,
      right: Math.min(bay.right - 0.05, hole.right + side),
      low: hole.low - 0.02,
      high: hole.high,
    },
    0,
    0.05,
    clothes.accent,
  );
};

const blank: Bay = (wall, bay, clothes) => wall.panel(bay, 0, clothes.wall);

export const bays: Record<string, Bay> = {
  w: window,
  t: tall,
  f: french,
  b: balcony,
  l: loggia,
  i: industrial,
  g: glassBay,
  s: slats,
  p: accented,
  '.': blank,
};
