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
