import fc from 'fast-check';
import { stepInGrid } from '../../../../src/pages/project-plan/views/board/stepInGrid.ts';

describe('stepInGrid', () => {
  const rows = [
    ['a3', null, 'c3'],
    ['a2', 'b2', null],
    ['a1', 'b1', 'c1', 'd1'],
  ];

  it.each([
    ['a3', 'ArrowRight', 'c3'],
    ['c3', 'ArrowRight', null],
    ['c3', 'ArrowDown', 'c1'],
    ['b2', 'ArrowUp', null],
    ['b2', 'ArrowLeft', 'a2'],
    ['c1', 'Home', 'a1'],
    ['a2', 'End', 'b2'],
    ['a3', 'PageDown', 'a1'],
    ['d1', 'PageUp', null],
    ['c1', 'Control+Home', 'a3'],
    ['a3', 'Control+End', 'd1'],
    ['a3', 'Tab', null],
    ['nowhere', 'ArrowDown', null],
  ])('%s and %s lead to %s', (from, key, to) => {
    expect(stepInGrid(rows, from, key)).toBe(to);
  });

  const opposites = new Map([
    ['ArrowUp', 'ArrowDown'],
    ['ArrowDown', 'ArrowUp'],
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowRight', 'ArrowLeft'],
  ]);

  it('no key leaves the grid, and every arrow can be undone', () => {
    const grid = fc
      .array(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })
      .map((fields) => fields.map((row, y) => row.map((there, x) => (there ? `${y}-${x}` : null))));
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'Control+Home',
      'Control+End',
    );
    fc.assert(
      fc.property(grid, keys, fc.nat(), (fields, pressed, seed) => {
        const ids = fields.flat().filter((id) => id !== null);
        const from = ids[seed % Math.max(1, ids.length)];
        fc.pre(from !== undefined);
        const to = stepInGrid(fields, from, pressed);
        expect(to === null || ids.includes(to)).toBe(true);
        const opposite = opposites.get(pressed);
        const back = to === null || opposite === undefined ? from : stepInGrid(fields, to, opposite);
        expect(back).toBe(from);
      }),
    );
  });
});
