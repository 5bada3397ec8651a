import fc from 'fast-check';
import { shiftInto } from '../../../../src/shared/map/view/base/shiftInto.ts';

const metresOfPixel = 25;
/** A map of 400 × 300 pixels. */
const shown = [1000, 2000, 1000 + 400 * metresOfPixel, 2000 + 300 * metresOfPixel] as const;
const at = (x: number, y: number): readonly number[] => [shown[0] + x * metresOfPixel, shown[3] - y * metresOfPixel];
const half = { width: 60, height: 16 };

it('leaves a name in the middle where it is', () => {
  expect(shiftInto(shown, at(200, 150), metresOfPixel, half)).toEqual([0, 0]);
});

it('moves a name off each edge by what would be cut', () => {
  expect(shiftInto(shown, at(390, 150), metresOfPixel, half)).toEqual([-50, 0]);
  expect(shiftInto(shown, at(0, 298), metresOfPixel, half)).toEqual([60, -14]);
});

it('moves a name from under the buttons of the corner, the shorter way', () => {
  expect(shiftInto(shown, at(330, 40), metresOfPixel, half)).toEqual([-54, 0]);
  expect(shiftInto(shown, at(390, 100), metresOfPixel, half)).toEqual([-50, 28]);
  expect(shiftInto(shown, at(270, 40), metresOfPixel, half)).toEqual([0, 0]);
  expect(shiftInto(shown, at(340, 130), metresOfPixel, half)).toEqual([0, 0]);
});

it('says nothing of a place out of view', () => {
  expect(shiftInto(shown, at(401, 150), metresOfPixel, half)).toBeNull();
  expect(shiftInto(shown, at(200, -1), metresOfPixel, half)).toBeNull();
});

it('keeps every name of a place in view whole', () => {
  const pixel = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(pixel(400), pixel(300), pixel(160), pixel(90), (x, y, width, height) => {
      const [dx, dy] = shiftInto(shown, at(x, y), metresOfPixel, { width, height }) ?? [NaN, NaN];
      expect(x + dx - width).toBeGreaterThanOrEqual(-1e-6);
      expect(x + dx + width).toBeLessThanOrEqual(400 + 1e-6);
      expect(y + dy - height).toBeGreaterThanOrEqual(-1e-6);
      expect(y + dy + height).toBeLessThanOrEqual(300 + 1e-6);
      expect(x + dx + width <= 400 - 64 + 1e-6 || y + dy - height >= 112 - 1e-6).toBe(true);
    }),
  );
});
