import { lastLevel, makeMarkerLevels } from '../../../../src/shared/map/view/markers/markerLevels.ts';
import { marksOf, pixelOf } from '../../../../src/shared/map/view/markers/marks.ts';
import type { MapMarker } from '../../../../src/shared/map/mapTypes.ts';

const frame = { left: 0, top: 0, resolution: 1.2, zoom: 17, width: 400, height: 400 };
const markersAt = (count: number): MapMarker[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `house-${index}`,
    title: `House ${index}`,
    position: { lat: 49.84, lon: 24.03 },
  }));
const marksAt = (level: number, markers: readonly MapMarker[]) => {
  const made = makeMarkerLevels(markers).at(level);
  return marksOf({ number: level, level: made, shown: made.clusters }, markers);
};

it('is one button for those of one spot from afar', () => {
  expect(marksAt(24, markersAt(7)).map(({ members }) => members)).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
});

it.each([2, 7, 30])('fans %s of one spot out where the map comes no nearer, each with room for a finger', (count) => {
  const marks = marksAt(lastLevel, markersAt(count));
  expect(marks.map(({ members }) => members)).toEqual(Array.from({ length: count }, (_, index) => [index]));
  const places = marks.map((mark) => pixelOf(mark, frame));
  for (const [index, [x, y]] of places.entries()) {
    for (const [otherX, otherY] of places.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(44);
    }
  }
});
