import type { Random } from '../../random.ts';
import { type Clothes, glazingOf } from '../building/bays.ts';
import { glazed } from '../building/opening.ts';
import { type Paint, paint } from '../mesh/paint.ts';
import type { WallOpening, Wall } from '../building/wall.ts';

const dark = paint('#3c3a37');
const lamp = paint('#ffd9a0', 'glow', 1);
const signs = ['#2f4a43', '#8a3f2d', '#2b3d55', '#b98a3a', '#5b4a66', '#3d3a36', '#7b8a6a'] as const;

interface GroundClothes extends Clothes {
  base: Paint;
}

const hidden = (
  wall: Wall,
  hole: WallOpening,
  clothes: GroundClothes,
  depth: number,
  mullions: number,
  transoms: readonly number[],
): void => {
  if (clothes.windows) glazed(wall, hole, -depth, glazingOf(clothes, mullions, transoms), clothes.random);
  else wall.panel(hole, -0.6, dark);
};

/** A shop: wide glass between piers, a board with its colour above, sometimes an awning. */
function shop(wall: Wall, bay: WallOpening, clothes: GroundClothes, random: Random): void {
  const hole = { left: bay.left + 0.28, right: bay.right - 0.28, low: bay.low + 0.35, high: bay.high - 1.15 };
  wall.pierced(bay, hole, 0, clothes.base);
  if (!clothes.plain) wall.reveal(hole, 0, -0.35, clothes.base);
  hidden(wall, hole, clothes, 0.33, 1, [0.78]);
  if (!clothes.windows || clothes.plain) return;
  const sign = paint(random.pick(signs));
  wall.block({ left: hole.left, right: hole.right, low: hole.high + 0.12, high: hole.high + 0.72 }, 0, 0.1, sign);
  if (!random.chance(0.4)) return;
  const [low, high] = [hole.high - 0.45, hole.high + 0.1];
  wall.mesh.quad(
    wall.at(hole.left, 1.25, low),
    wall.at(hole.right, 1.25, low),
    wall.at(hole.right, 0.02, high),
    wall.at(hole.left, 0.02, high),
    sign,
  );
  wall.mesh.quad(
    wall.at(hole.left, 0.02, high),
    wall.at(hole.right, 0.02, high),
    wall.at(hole.right, 1.25, low),
    wall.at(hole.left, 1.25, low),
    sign,
  );
  wall.panel({ left: hole.left, right: hole.right, low: low - 0.22, high: low }, 1.25, sign);
}

function lobbyWindow(wall: Wall, bay: WallOpening, clothes: GroundClothes): void {
  const width = bay.right - bay.left;
  const hole = {
    left: bay.left + width * 0.14,
    right: bay.right - width * 0.14,
    low: bay.low + 0.7,
    high: bay.high - 0.75,
  };
  wall.pierced(bay, hole, 0, clothes.base);
  if (!clothes.plain) wall.reveal(hole, 0, -0.3, clothes.base);
  hidden(wall, hole, clothes, 0.28, 1, [0.74]);
}

function stoneWindow(wall: Wall, bay: WallOpening, clothes: GroundClothes): void {
  const width = bay.right - bay.left;
  const hole = {
    left: bay.left + width * 0.25,
    right: bay.right - width * 0.25,
    low: bay.low + 1.05,
    high: bay.high - 0.8,
  };
  wall.pierced(bay, hole, 0, clothes.base);
  if (!clothes.plain) wall.reveal(hole, 0, -0.4, clothes.base);
  hidden(wall, hole, clothes, 0.34, 1, [0.68]);
  if (clothes.plain) return;
  // A keystone and a sill that stand out: a heavy foot.
  wall.block(
    { left: hole.left - 0.12, right: hole.right + 0.12, low: hole.high, high: hole.high + 0.3 },
    0,
    0.07,
    clothes.base,
  );
  wall.block(
    { left: hole.left - 0.1, right: hole.right + 0.1, low: hole.low - 0.14, high: hole.low },
    0,
    0.12,
    clothes.base,
  );
}

/** The door of a section: glass as wide as the bay, a canopy with a lamp under it. */
export function entrance(wall: Wall, bay: WallOpening, clothes: GroundClothes): void {
  const hole = {
    left: bay.left + 0.3,
    right: bay.right - 0.3,
    low: bay.low + 0.02,
    high: Math.min(bay.high - 0.7, bay.low + 3.2),
  };
  wall.pierced(bay, hole, 0, clothes.accent);
  if (!clothes.plain) wall.reveal(hole, 0, -0.7, clothes.accent);
  hidden(wall, hole, clothes, 0.68, 3, [0.74]);
  if (!clothes.windows) return;
  const { left, right, high } = hole;
  wall.block({ left: left - 0.5, right: right + 0.5, low: high + 0.1, high: high + 0.28 }, 0, 2.1, clothes.frame);
  if (clothes.plain) return;
  wall.panel({ left: left - 0.42, right: right + 0.42, low: high + 0.14, high: high + 0.24 }, 2.115, clothes.accent);
  for (const share of [0.2, 0.5, 0.8]) {
    const u = left + (right - left) * share;
    wall.mesh.quad(
      wall.at(u - 0.12, 0.9, high + 0.095),
      wall.at(u - 0.12, 1.1, high + 0.095),
      wall.at(u + 0.12, 1.1, high + 0.095),
      wall.at(u + 0.12, 0.9, high + 0.095),
      lamp,
    );
  }
  // Handles and a house number's plate.
  const middle = (left + right) / 2;
  wall.block(
    { left: middle - 0.14, right: middle - 0.1, low: 0.8, high: 1.9 },
    -0.62,
    -0.55,
    paint('#c9b88f', 'metal'),
  );
  wall.block(
    { left: middle + 0.1, right: middle + 0.14, low: 0.8, high: 1.9 },
    -0.62,
    -0.55,
    paint('#c9b88f', 'metal'),
  );
  wall.block({ left: right + 0.1, right: right + 0.55, low: 1.5, high: 1.95 }, 0, 0.04, clothes.frame);
}

export function groundBay(wall: Wall, bay: WallOpening, clothes: GroundClothes): void {
  const { ground } = clothes.style;
  if (ground === 'shops') shop(wall, bay, clothes, clothes.random);
  else if (ground === 'stone') stoneWindow(wall, bay, clothes);
  else lobbyWindow(wall, bay, clothes);
}
