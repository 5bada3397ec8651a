import fc from 'fast-check';
import { smooth, type Point } from '../../../../src/shared/map/view/base/smooth.ts';

const points = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), {
  minLength: 3,
  maxLength: 9,
});

it('keeps the ends of a line where they are, and rounds what is between', () => {
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
