import { fill, open, poly, stroke } from '../svg.ts';
import type { V2 } from '../../world/mesh/vector.ts';

/** A flat's plan: thick walls, doors with their swing, furniture in thin line. */
export function flatPlan(place: (x: number, y: number) => V2, size: number): string {
  const at = (x: number, y: number): V2 => place((x - 5) * size, (y - 3.5) * size);
  const walls: V2[][] = [
    [
      [0, 0],
      [10, 0],
      [10, 7],
      [0, 7],
      [0, 0],
    ],
    [
      [4, 0],
      [4, 2.6],
    ],
    [
      [4, 4],
      [4, 7],
    ],
    [
      [4, 4],
      [6.6, 4],
    ],
    [
      [7.8, 4],
      [10, 4],
    ],
    [
      [0, 3.4],
      [2.6, 3.4],
    ],
    [
      [7, 4],
      [7, 7],
    ],
  ];
  const box = (x: number, y: number, w: number, d: number): string =>
    poly([at(x, y), at(x + w, y), at(x + w, y + d), at(x, y + d)]);
  const door = (x: number, y: number): string =>
    open([at(x, y), at(x, y + 1.1)]) +
    open(
      Array.from({ length: 7 }, (_, step): V2 => at(x + Math.sin(step * 0.26) * 1.1, y + Math.cos(step * 0.26) * 1.1)),
    );
  const thin = [
    box(0.4, 0.4, 1.8, 2.1),
    box(0.5, 1.9, 0.7, 0.5),
    box(1.4, 1.9, 0.7, 0.5),
    box(5, 0.3, 2.4, 0.9),
    box(5.4, 1.8, 1.6, 0.8),
    box(8.6, 0.3, 0.8, 2.6),
    box(0.4, 5.4, 1.8, 1.3),
    box(4.4, 6.2, 2.2, 0.5),
    box(7.4, 5, 0.7, 1.6),
    box(8.6, 6, 1, 0.7),
  ].join('');
  const line = (points: V2[]): string => open(points.map(([x, y]) => at(x, y)));
  return (
    fill(box(4, 0, 6, 4), '#e9d3ad', 0.55) +
    fill(box(0, 0, 4, 3.4), '#cdd3ad', 0.5) +
    stroke(thin, '#2f363c', 1.4, 0.7) +
    stroke(door(4, 2.7) + door(6.6, 4), '#2f363c', 1.4, 0.6) +
    stroke(walls.map(line).join(''), '#2f363c', Math.max(5, size * 12)) +
    stroke(
      line([
        [1.2, 0],
        [2.8, 0],
      ]) +
        line([
          [5.4, 0],
          [8.6, 0],
        ]) +
        line([
          [1, 7],
          [3, 7],
        ]),
      '#fbf7ee',
      5,
    )
  );
}

/** The elevation of a house in line, for sheets that show facades. */
export function elevation(place: (x: number, y: number) => V2, floors: number, bays: number, size: number): string {
  const line = (...points: V2[]): string =>
    open(points.map(([x, y]) => place((x - bays / 2) * size, (y - floors / 2) * size)));
  const panes = Array.from({ length: floors * bays }, (_, index) => {
    const [x, y] = [(index % bays) + 0.25, Math.floor(index / bays) + 0.2];
    return line([x, y], [x + 0.5, y], [x + 0.5, y + 0.6], [x, y + 0.6], [x, y]);
  }).join('');
  return (
    stroke(panes, '#39424b', 1.3, 0.8) +
    stroke(line([0, 0], [0, floors], [bays, floors], [bays, 0]) + line([-1.5, 0], [bays + 1.5, 0]), '#39424b', 2.4) +
    stroke(line([-2.5, 0.9], [bays + 2.5, 0.9]), '#a5563d', 1.6)
  );
}
