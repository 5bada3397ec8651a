import fc from 'fast-check';
import { fromLonLat } from 'ol/proj.js';
import { pageLeft } from '#shared/routing';
import { mapActivated, mapSlice } from '../../../../src/shared/map/mapSlice.ts';
import type { MapMarker } from '../../../../src/shared/map/mapTypes.ts';
import { makeLanes, type Point, shiftInto, smooth } from '../../../../src/shared/map/view/base/lanes.ts';
import {
  clusterMarkers,
  lastLevel,
  makeMarkerLevels,
  type Spot,
} from '../../../../src/shared/map/view/markers/useClusters.ts';
import {
  mapMarks,
  type NamedPoint,
  type NamePlace,
  pixelOf,
  placeNames,
} from '../../../../src/shared/map/view/markers/marks.ts';

describe('clusterMarkers', () => {
  const axis = fc.integer({ min: -2000, max: 2000 });
  const spots: fc.Arbitrary<Spot[]> = fc.array(fc.tuple(axis, axis), { maxLength: 60 });
  const radius = fc.integer({ min: 1, max: 900 });

  it('puts every place into exactly one cluster', () => {
    fc.assert(
      fc.property(spots, radius, (points, r) => {
        const members = clusterMarkers(points, r).clusters.flatMap((cluster) => cluster.members);
        expect(members.toSorted((a, b) => a - b)).toEqual([...points.keys()]);
      }),
    );
  });

  it('leaves no two clusters that are too close to be distinguished', () => {
    fc.assert(
      fc.property(spots, radius, (points, r) => {
        const middles = clusterMarkers(points, r).clusters.map(({ at }) => at);
        for (const [index, [x, y]] of middles.entries()) {
          for (const [otherX, otherY] of middles.slice(index + 1)) {
            expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(r);
          }
        }
      }),
    );
  });

  it('is at the middle of its members', () => {
    expect(
      clusterMarkers(
        [
          [0, 0],
          [10, 0],
          [500, 500],
        ],
        50,
      ).clusters,
    ).toEqual([
      { at: [5, 0], members: [0, 1] },
      { at: [500, 500], members: [2] },
    ]);
  });

  it('accepts ten thousand places at one spot', () => {
    const crowd = Array.from({ length: 10_000 }, (): Spot => [7, 7]);
    expect(clusterMarkers(crowd, 40).clusters).toHaveLength(1);
  });
});

describe('marks', () => {
  const frame = { left: 0, top: 0, resolution: 1.2, zoom: 17, width: 400, height: 400 };
  const markersAt = (count: number): MapMarker[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `house-${index}`,
      title: `House ${index}`,
      position: { lat: 49.84, lon: 24.03 },
    }));
  const marksAt = (level: number, markers: readonly MapMarker[]) => {
    const made = makeMarkerLevels(markers).at(level);
    return mapMarks({ number: level, level: made, shown: made.clusters }, markers);
  };

  it('are one button for several at one spot from far away', () => {
    expect(marksAt(24, markersAt(7)).map(({ members }) => members)).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
  });

  it.each([2, 7, 30])('fan %s at one spot out at the highest zoom, each with room for a finger', (count) => {
    const marks = marksAt(lastLevel, markersAt(count));
    expect(marks.map(({ members }) => members)).toEqual(Array.from({ length: count }, (_, index) => [index]));
    const places = marks.map((mark) => pixelOf(mark, frame));
    for (const [index, [x, y]] of places.entries()) {
      for (const [otherX, otherY] of places.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe('placeNames', () => {
  const width = 800;
  const name = fc.option(fc.record({ width: fc.integer({ min: 2, max: 220 }), height: fc.constantFrom(20, 44) }), {
    nil: null,
  });
  const point: fc.Arbitrary<NamedPoint> = fc.record({
    x: fc.integer({ min: -50, max: 850 }),
    y: fc.integer({ min: 0, max: 400 }),
    name,
  });

  const boxOf = ({ x, y, name: size }: NamedPoint, { side, hasRoom }: NamePlace) => {
    if (size === null || !hasRoom) return null;
    const left = side === 'end' ? x + 16 : x - 16 - size.width;
    return { left, right: left + size.width, top: y - size.height / 2, bottom: y + size.height / 2 };
  };

  it('never cover another place or another name', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 24 }), (points) => {
        const boxes = placeNames(points, width).flatMap((place, index) => {
          const box = boxOf(points[index] ?? { x: 0, y: 0, name: null }, place);
          return box === null ? [] : [{ index, ...box }];
        });
        for (const box of boxes) {
          const covered = points.filter(
            ({ x, y }, index) =>
              index !== box.index && x + 22 > box.left && x - 22 < box.right && y + 22 > box.top && y - 22 < box.bottom,
          );
          const met = boxes.filter(
            (other) =>
              other.index !== box.index &&
              other.left < box.right &&
              other.right > box.left &&
              other.top < box.bottom &&
              other.bottom > box.top,
          );
          expect([covered, met]).toEqual([[], []]);
        }
      }),
    );
  });

  it('are towards the middle, or on the other side of the dot, or have no room', () => {
    const named = { width: 100, height: 20 };
    const place = (...points: NamedPoint[]) => placeNames(points, width)[0];
    const left = { x: 200, y: 100, name: named };
    expect(place(left)).toEqual({ side: 'end', hasRoom: true });
    expect(place({ ...left, x: 700 })).toEqual({ side: 'start', hasRoom: true });
    expect(place(left, { x: 290, y: 110, name: null })).toEqual({ side: 'start', hasRoom: true });
    expect(place(left, { x: 290, y: 110, name: null }, { x: 110, y: 90, name: null })).toEqual({
      side: 'end',
      hasRoom: false,
    });
    // On the other side the edge of the map would cut it.
    expect(place({ ...left, x: 60 }, { x: 150, y: 110, name: null })).toEqual({ side: 'end', hasRoom: false });
  });
});

describe('shiftInto', () => {
  const metresOfPixel = 25;
  /** A map of 400 × 300 pixels. */
  const shown = [1000, 2000, 1000 + 400 * metresOfPixel, 2000 + 300 * metresOfPixel] as const;
  const at = (x: number, y: number): readonly number[] => [shown[0] + x * metresOfPixel, shown[3] - y * metresOfPixel];
  const half = { width: 60, height: 16 };

  it('leaves a name in the middle where it is', () => {
    expect(shiftInto(shown, at(200, 150), metresOfPixel, half)).toEqual([0, 0]);
  });

  it('moves a name away from each edge by what would be cut', () => {
    expect(shiftInto(shown, at(390, 150), metresOfPixel, half)).toEqual([-50, 0]);
    expect(shiftInto(shown, at(0, 298), metresOfPixel, half)).toEqual([60, -14]);
  });

  it('moves a name from under the corner buttons, the shorter way', () => {
    expect(shiftInto(shown, at(330, 40), metresOfPixel, half)).toEqual([-54, 0]);
    expect(shiftInto(shown, at(390, 100), metresOfPixel, half)).toEqual([-50, 28]);
    expect(shiftInto(shown, at(270, 40), metresOfPixel, half)).toEqual([0, 0]);
    expect(shiftInto(shown, at(340, 130), metresOfPixel, half)).toEqual([0, 0]);
  });

  it('ignores a place out of view', () => {
    expect(shiftInto(shown, at(401, 150), metresOfPixel, half)).toBeNull();
    expect(shiftInto(shown, at(200, -1), metresOfPixel, half)).toBeNull();
  });

  it('keeps the whole name of every place in view', () => {
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
});

describe('smooth', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), {
    minLength: 3,
    maxLength: 9,
  });

  it('keeps the ends of a line, and rounds what is between', () => {
    fc.assert(
      fc.property(points, (line: Point[]) => {
        // An outline has no ends.
        fc.pre(String(line[0]) !== String(line.at(-1)));
        const round = smooth(line, 2);
        expect([round[0], round.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect(round.length).toBeGreaterThan(line.length);
      }),
    );
  });

  it('keeps an outline closed', () => {
    const outline: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ];
    const round = smooth(outline);
    expect(round[0]).toEqual(round.at(-1));
  });
});

it('draws the lanes around the center of the city', () => {
  const odesa = { lat: 46.48, lon: 30.73 };
  const [x = 0, y = 0] = fromLonLat([odesa.lon, odesa.lat]);
  const nearest = Math.min(
    ...makeLanes(odesa)
      .flat()
      .map((point) => Math.hypot(point[0] - x, point[1] - y)),
  );
  expect(nearest).toBeLessThan(1000);
});

it('gives one finger back to the page when the visitor leaves it', () => {
  const active = mapSlice.reducer(undefined, mapActivated('projects'));
  expect(mapSlice.reducer(active, pageLeft('/projects'))).toEqual({ active: null });
});
