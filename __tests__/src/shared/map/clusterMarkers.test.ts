import fc from 'fast-check';
import { clusterMarkers, type Spot } from '../../../../src/shared/map/view/markers/clusterMarkers.ts';

const axis = fc.integer({ min: -2000, max: 2000 });
const spots: fc.Arbitrary<Spot[]> = fc.array(fc.tuple(axis, axis), { maxLength: 60 });
const radius = fc.integer({ min: 1, max: 900 });

it('puts every spot into exactly one cluster', () => {
  fc.assert(
    fc.property(spots, radius, (points, r) => {
      const members = clusterMarkers(points, r).flatMap((cluster) => cluster.members);
      expect(members.toSorted((a, b) => a - b)).toEqual([...points.keys()]);
    }),
  );
});

it('leaves no two clusters that stand too close to be told apart', () => {
  fc.assert(
    fc.property(spots, radius, (points, r) => {
      const middles = clusterMarkers(points, r).map(({ at }) => at);
      for (const [index, [x, y]] of middles.entries()) {
        for (const [otherX, otherY] of middles.slice(index + 1)) {
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(r);
        }
      }
    }),
  );
});

it('stands in the middle of its members', () => {
  expect(
    clusterMarkers(
      [
        [0, 0],
        [10, 0],
        [500, 500],
      ],
      50,
    ),
  ).toEqual([
    { at: [5, 0], members: [0, 1] },
    { at: [500, 500], members: [2] },
  ]);
});

it('takes ten thousand spots in one place', () => {
  const crowd = Array.from({ length: 10_000 }, (): Spot => [7, 7]);
  expect(clusterMarkers(crowd, 40)).toHaveLength(1);
});
