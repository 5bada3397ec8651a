import type { Item } from '../furniture/furnish.ts';
import type { ItemKind } from '../furniture/items.ts';
import { figure, circle, group, path, rounded, tag } from './svg.ts';
import { FLOOR, PENCIL, WEIGHT } from './ink.ts';

type Symbol = (width: number, depth: number) => string[];

const BED_WIDTHS = [180, 160, 140, 90];

/** Symbols as an architect draws them, with the wall at y = 0. */
const SYMBOLS: Record<ItemKind, Symbol> = {
  bed: (width, depth) => {
    const stands = width > 230 ? 2 : width > 200 ? 1 : 0;
    const bed = BED_WIDTHS.find((wide) => wide <= width - stands * 45) ?? width;
    const left = stands === 2 ? (width - bed) / 2 : 0;
    const pillow = bed > 100 ? bed / 2 - 14 : bed - 20;
    return [
      rounded(left, 0, bed, depth, 6),
      rounded(left + 8, 10, pillow, 40, 8),
      ...(bed > 100 ? [rounded(left + bed - 8 - pillow, 10, pillow, 40, 8)] : []),
      path(
        `M${figure(left)} 72H${figure(left + bed)}M${figure(left + bed)} 72L${figure(left + bed - 48)} ${figure(depth)}`,
      ),
      ...(stands === 2 ? [rounded(left - 44, 2, 40, 38, 3)] : []),
      ...(stands > 0 ? [rounded(left + bed + 4, 2, 40, 38, 3)] : []),
    ];
  },
  wardrobe: (width, depth) => {
    const hangers = Array.from(
      { length: Math.floor((width - 16) / 14) },
      (_, at) => `M${figure(14 + at * 14)} ${figure(depth * 0.22)}l${at % 2 ? 4 : -4} ${figure(depth * 0.56)}`,
    );
    return [rounded(0, 0, width, depth), path(`M6 ${figure(depth / 2)}H${figure(width - 6)}${hangers.join('')}`)];
  },
  desk: (width, depth) => [
    rounded(0, 0, width, depth, 2),
    rounded(width / 2 - 24, depth - 12, 48, 46, 14),
    rounded(width / 2 - 28, 10, 56, 5),
  ],
  sofa: (width, depth) => {
    const seats = width > 180 ? 3 : 2;
    const seat = (width - 40) / seats;
    return [
      rounded(0, 0, width, depth, 10),
      rounded(0, 0, width, 24, 8),
      rounded(0, 0, 20, depth, 8),
      rounded(width - 20, 0, 20, depth, 8),
      ...Array.from({ length: seats }, (_, at) => rounded(20 + at * seat, 24, seat, depth - 28, 5)),
    ];
  },
  console: (width, depth) => [rounded(0, 0, width, depth), rounded(width * 0.12, depth * 0.35, width * 0.76, 6, 2)],
  kitchen: (width, depth) => {
    const hob = width - 60 - 62;
    const sink = 20;
    return [
      rounded(0, 0, width, depth),
      path(`M${figure(width - 60)} 0V${figure(depth)}M${figure(width - 60)} 0L${figure(width)} ${figure(depth)}`),
      rounded(sink, 10, 46, depth - 20, 6),
      circle(sink + 23, depth / 2, 4),
      ...(hob > 75 ? [0, 1, 2, 3].map((at) => circle(hob + 14 + (at % 2) * 28, 18 + Math.floor(at / 2) * 26, 9)) : []),
    ];
  },
  table: (width, depth) => {
    const across = Math.min(90, depth - 90);
    const top = (depth - across) / 2;
    const seats = width > 160 ? 3 : width > 110 ? 2 : 1;
    const gap = width / seats;
    const chairs = Array.from({ length: seats }, (_, at) => gap * (at + 0.5) - 21);
    return [
      ...chairs.flatMap((x) => [rounded(x, top - 32, 42, 44, 8), rounded(x, depth - top - 12, 42, 44, 8)]),
      rounded(0, top, width, across, seats === 1 ? 12 : 5),
    ];
  },
  bath: (width, depth) => [
    rounded(0, 0, width, depth, 4),
    rounded(8, 8, width - 16, depth - 16, 26),
    circle(28, depth / 2, 4),
  ],
  shower: (width, depth) => [
    rounded(0, 0, width, depth),
    path(`M0 0L${width} ${depth}M${width} 0L0 ${depth}`),
    circle(width / 2, depth / 2, 5),
  ],
  wc: (width, depth) => [
    rounded(width / 2 - 20, 0, 40, 18, 3),
    tag('ellipse', { cx: width / 2, cy: 18 + (depth - 18) / 2, rx: 18, ry: (depth - 18) / 2 }),
  ],
  basin: (width, depth) => [
    rounded(0, 0, width, depth, 3),
    tag('ellipse', { cx: width / 2, cy: depth / 2 + 3, rx: Math.min(width / 2 - 7, 26), ry: depth / 2 - 9 }),
    circle(width / 2, 8, 2.5),
  ],
  washer: (width, depth) => [
    rounded(0, 0, width, depth, 3),
    circle(width / 2, depth / 2, 20),
    circle(width / 2, depth / 2, 13),
  ],
  shelves: (width, depth) => [rounded(0, 0, width, depth), path(`M0 ${figure(depth * 0.5)}H${figure(width)}`)],
  armchair: (width, depth) => [rounded(0, 0, width, depth, 14), rounded(12, 16, width - 24, depth - 16, 8)],
  planter: (width, depth) => [circle(width / 2, depth / 2, width / 2), circle(width / 2, depth / 2, width / 4)],
};

export function drawFurniture(items: readonly Item[]): string {
  const drawn = items.map(({ kind, rect, back }) => {
    const along = back === 'n' || back === 's';
    const symbol = SYMBOLS[kind](along ? rect.width : rect.height, along ? rect.height : rect.width);
    const right = rect.x + rect.width;
    const bottom = rect.y + rect.height;
    const transform = {
      n: `translate(${rect.x} ${rect.y})`,
      s: `translate(${right} ${bottom})rotate(180)`,
      w: `translate(${rect.x} ${bottom})rotate(-90)`,
      e: `translate(${right} ${rect.y})rotate(90)`,
    }[back];
    return tag('g', { transform }, symbol.join(''));
  });
  return group({ fill: FLOOR, stroke: PENCIL, 'stroke-width': WEIGHT.furniture, 'stroke-linejoin': 'round' }, drawn);
}
