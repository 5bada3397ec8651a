/** Pixels. */
interface Half {
  readonly width: number;
  readonly height: number;
}

function inwards(before: number, after: number, half: number): number {
  return Math.max(0, half - before) - Math.max(0, half - after);
}

/**
 * Pixels, to the right and down, by which a box around a point of the map has to be moved to lie within it; null when the
 * point itself is out of view.
 */
export function shiftInto(
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  [x = 0, y = 0]: readonly number[],
  metresOfPixel: number,
  half: Half,
): readonly [x: number, y: number] | null {
  if (x < left || x > right || y < bottom || y > top) return null;
  return [
    inwards((x - left) / metresOfPixel, (right - x) / metresOfPixel, half.width),
    inwards((top - y) / metresOfPixel, (y - bottom) / metresOfPixel, half.height),
  ];
}
