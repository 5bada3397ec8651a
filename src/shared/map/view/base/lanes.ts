import { fromLonLat } from 'ol/proj.js';
import type { Position } from '#shared/responses';

export type Point = [x: number, y: number];

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Chaikin's corner cutting: rounds lines whose data are few points, so that people can edit them. */
export function smooth(points: readonly Point[], rounds = 3): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (rounds === 0 || first === undefined || last === undefined || points.length < 3) return [...points];
  const closed = first[0] === last[0] && first[1] === last[1];
  const cut = points.slice(1).flatMap((point, index): Point[] => {
    const before = points[index] ?? point;
    return [between(before, point, 0.25), between(before, point, 0.75)];
  });
  const start = cut[0] ?? first;
  return smooth(closed ? [...cut, start] : [first, ...cut, last], rounds - 1);
}

/** Pixels. */
interface Half {
  readonly width: number;
  readonly height: number;
}

function inwards(before: number, after: number, half: number): number {
  return Math.max(0, half - before) - Math.max(0, half - after);
}

/** Pixels from the upper right: where the buttons of the zoom are (MapView.module.css). */
const corner: Half = { width: 64, height: 112 };

/** Pixels, to the left or down, whichever is less, by which a box that would lie under the corner has to be moved beside it. */
function besideCorner(fromRight: number, fromTop: number, half: Half): readonly [x: number, y: number] {
  const left = corner.width - (fromRight - half.width);
  const down = corner.height - (fromTop - half.height);
  if (left <= 0 || down <= 0) return [0, 0];
  return left <= down ? [-left, 0] : [0, down];
}

/**
 * Pixels, to the right and down, by which a box around a point of the map has to be moved to lie within it, and not under its corner; null when
 * the point itself is out of view.
 */
export function shiftInto(
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  [x = 0, y = 0]: readonly number[],
  metresOfPixel: number,
  half: Half,
): readonly [x: number, y: number] | null {
  if (x < left || x > right || y < bottom || y > top) return null;
  const [fromRight, fromTop] = [(right - x) / metresOfPixel, (top - y) / metresOfPixel];
  const dx = inwards((x - left) / metresOfPixel, fromRight, half.width);
  const dy = inwards(fromTop, (y - bottom) / metresOfPixel, half.height);
  const [besideX, besideY] = besideCorner(fromRight - dx, fromTop + dy, half);
  return [dx + besideX, dy + besideY];
}

const turn = 2 * Math.PI;
/** Metres between two lanes, about a block. */
const block = 380;
const reach = 10_000;

/** A circle, dented as old streets are; the same on every visit. */
function dented(radius: number, angle: number): number {
  return radius * (1 + 0.06 * Math.sin(3 * angle + radius / 900) + 0.03 * Math.sin(7 * angle - radius / 500));
}

type PointAt = (radius: number, angle: number) => Point;

function around({ lat, lon }: Position): PointAt {
  const [x = 0, y = 0] = fromLonLat([lon, lat]);
  // Projected metres are longer than those on the ground by 1 / cos(latitude).
  const stretch = 1 / Math.cos((lat * Math.PI) / 180);
  return (radius, angle) => {
    const r = dented(radius, angle) * stretch;
    const bend = angle + 0.12 * Math.sin(radius / 1300);
    return [x + r * Math.cos(bend), y + r * Math.sin(bend)];
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function rings(pointAt: PointAt): Point[][] {
  return range(Math.floor(reach / block)).flatMap((ring) => {
    const radius = (ring + 1) * block;
    const parts = Math.max(6, Math.round((turn * radius) / 1500));
    // Every third stretch is left out: lanes end somewhere.
    return range(parts)
      .filter((part) => (part + ring) % 3 !== 0)
      .map((part) => range(7).map((step) => pointAt(radius, ((part + step / 6) / parts) * turn)));
  });
}

function spokes(pointAt: PointAt): Point[][] {
  return range(Math.floor(reach / block)).flatMap((ring) => {
    const radius = (ring + 1) * block;
    const count = Math.round((turn * radius) / block);
    return range(count)
      .filter((spoke) => (spoke * 7 + ring * 3) % 5 !== 0)
      .map((spoke) =>
        range(4).map((step) => pointAt(radius + (step / 3) * block, ((spoke + (ring % 2) / 2) / count) * turn)),
      );
  });
}

/** Small streets as an even texture, not as they are, for near zoom levels. */
export function makeLanes(center: Position): readonly Point[][] {
  const pointAt = around(center);
  return [...rings(pointAt), ...spokes(pointAt)];
}
