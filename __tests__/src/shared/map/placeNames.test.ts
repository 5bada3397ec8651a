import fc from 'fast-check';
import { type NamedPoint, type NamePlace, placeNames } from '../../../../src/shared/map/view/markers/placeNames.ts';

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

it('lets no name cover another place or another name', () => {
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

it('puts a name towards the middle, or beside its dot on the other side, or keeps it until one comes to the dot', () => {
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
