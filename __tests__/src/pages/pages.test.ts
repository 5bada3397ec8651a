import fc from 'fast-check';
import type { ProgressMonth } from '#shared/responses';
import { kyivOffset } from '../../../src/pages/appointment/lazySteps/LazySteps.tsx';
import { type Label, type LabelPlace, placeLabels } from '../../../src/pages/project-aerial/viewer/placeLabels.ts';
import { selectMatchingFlats } from '../../../src/pages/project-plan/model/usePlan.ts';
import { stepInGrid } from '../../../src/pages/project-plan/views/board/stepInGrid.ts';
import { paceOf, spanOf } from '../../../src/pages/project-progress/pace.ts';
import { makeStore } from '../../../src/app/store.ts';
import { json, testNetwork } from '../../support/backend/network.ts';

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

test('selectMatchingFlats does not retain the results for each of many addresses', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const state = makeStore({ fetch: testNetwork(() => json(null)).fetch }).getState();
  // Reselect warns after a thousand strings.
  for (let index = 0; index < 1100; index += 1) {
    const level = { kind: 'site' } as const;
    selectMatchingFlats(state, { language: 'en', alias: 'lypa', level, key: `price_to=${index}`, today: null });
  }
  expect(warn).not.toHaveBeenCalled();
});

describe('paceOf', () => {
  const weeksInMonth = 365.2425 / 84;

  /** Months from January 2026 on, each with the completed and planned share of the frame. */
  const reportsOf = (...stages: readonly (readonly [percent: number, planned: number])[]): ProgressMonth[] =>
    stages
      .map(([percent, planned], index) => ({
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        title: 'A month',
        text: 'Work.',
        percent,
        stages: [{ name: 'Frame', percent, planned_percent: planned }],
        images: [],
      }))
      .toReversed();
  const pace = (reports: ProgressMonth[], month: string) => paceOf(reports, month, 'Frame');

  it('a delay is the time since when the current state was planned', () => {
    const reports = reportsOf([10, 10], [30, 30], [40, 50]);
    expect(pace(reports, '2026-03')).toEqual({ kind: 'behind', points: 10, weeks: expect.closeTo(weeksInMonth / 2) });
  });

  it('a delay may go back several months', () => {
    expect(pace(reportsOf([10, 10], [15, 30], [20, 50]), '2026-03')).toEqual({
      kind: 'behind',
      points: 30,
      weeks: expect.closeTo(weeksInMonth * 1.5),
    });
  });

  it('an advance is the time until the plan reaches the current state, by later reports if any', () => {
    const reports = reportsOf([20, 10], [30, 30]);
    expect(pace(reports, '2026-01')).toEqual({ kind: 'ahead', points: 10, weeks: expect.closeTo(weeksInMonth / 2) });
  });

  it('an advance goes by the last pace of the plan without later reports', () => {
    expect(pace(reportsOf([10, 10], [40, 30]), '2026-02')).toEqual({
      kind: 'ahead',
      points: 10,
      weeks: expect.closeTo(weeksInMonth / 2),
    });
  });

  it('a single report gives points and no time', () => {
    expect(pace(reportsOf([62, 65]), '2026-01')).toEqual({ kind: 'behind', points: 3, weeks: null });
  });

  it.each([
    [100, 'done'],
    [0, 'notStarted'],
    [40, 'onPlan'],
  ] as const)('what is on schedule at %d %% is %s', (percent, kind) => {
    expect(pace(reportsOf([percent, percent]), '2026-01')).toEqual({ kind });
  });

  const percents = fc.integer({ min: 0, max: 100 });
  const history = fc.array(fc.tuple(percents, percents), { minLength: 1, maxLength: 12 });

  it('no delay is longer than the reports, and no time is negative, for any figures', () => {
    fc.assert(
      fc.property(history, (stages) => {
        const month = `2026-${String(stages.length).padStart(2, '0')}`;
        const found = pace(reportsOf(...stages), month);
        const weeks = found !== null && 'weeks' in found ? (found.weeks ?? 0) : 0;
        expect(weeks).toBeGreaterThanOrEqual(0);
        expect(found?.kind === 'behind' ? weeks : 0).toBeLessThanOrEqual((stages.length - 1) * weeksInMonth + 1e-9);
      }),
    );
  });

  it('a steady plan is measured exactly, at any state of the work', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 8 }), (rate, late) => {
        const months = Array.from(
          { length: 10 },
          (_, index) => [Math.max(0, (index - late) * rate), index * rate] as const,
        );
        const found = pace(reportsOf(...months), '2026-10');
        expect(found?.kind).toBe(late === 0 ? 'onPlan' : 'behind');
        expect(found !== null && 'weeks' in found ? found.weeks : 0).toBeCloseTo(late * weeksInMonth);
      }),
    );
  });

  it.each([
    [0.2, { unit: 'days' }],
    [0.5, { unit: 'weeks', count: 1 }],
    [2.2, { unit: 'weeks', count: 2 }],
    [8.4, { unit: 'weeks', count: 8 }],
    [8.6, { unit: 'months', count: 2 }],
    [26, { unit: 'months', count: 6 }],
  ])('%d weeks are shown as %j', (weeks, span) => {
    expect(spanOf(weeks)).toEqual(span);
  });
});

describe('placeLabels', () => {
  const viewWidth = 352;
  const label: fc.Arbitrary<Label> = fc.record({
    foot: fc.record({
      x: fc.double({ min: 0, max: viewWidth, noNaN: true }),
      y: fc.double({ min: 120, max: 350, noNaN: true }),
    }),
    width: fc.integer({ min: 40, max: 240 }),
    height: fc.constantFrom(28, 44),
    leads: fc.boolean(),
  });
  const boxOf = ({ foot, width, height }: Label, { lift, shift }: LabelPlace) => {
    const [left, bottom] = [foot.x + shift - width / 2, foot.y - 28 - lift];
    return { left, right: left + width, top: bottom - height, bottom };
  };

  it('never cover another name, but hide a house without room below the top of the view', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 10 }), (labels) => {
        const places = placeLabels(labels, viewWidth);
        const shown = labels.flatMap((each, index) => {
          const place = places[index];
          return place?.shown ? [{ ...boxOf(each, place), fallen: each.leads && place.lift === 0 }] : [];
        });
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) {
            const covers =
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
            expect(covers && !one.fallen && !other.fallen).toBe(false);
          }
        }
        expect(places.every(({ shown: isShown }, index) => isShown || labels[index]?.leads === false)).toBe(true);
      }),
    );
  });

  const house = { foot: { x: 170, y: 200 }, width: 110, height: 44, leads: true };

  it('raise the name of a farther house over that of a nearer one', () => {
    const [far, near] = placeLabels([house, { ...house, foot: { x: 100, y: 220 } }], viewWidth);
    expect(near).toEqual({ lift: 0, shift: 0, shown: true });
    // From 200 to over 220 - 28 - 44, with a gap.
    expect(far?.lift).toBeCloseTo(28, 0);
  });

  it('move a name that the edge would cut into the view, and leave its pole', () => {
    expect(placeLabels([{ ...house, foot: { x: 20, y: 200 } }], viewWidth)).toEqual([
      { lift: 0, shift: 39, shown: true },
    ]);
    expect(placeLabels([{ ...house, foot: { x: 340, y: 200 } }], viewWidth)).toEqual([
      { lift: 0, shift: -43, shown: true },
    ]);
  });

  it('leave out a plain name that would be far above its place', () => {
    const place = { ...house, height: 28, leads: false };
    const tower = [200, 150].map((y): Label => ({ ...house, foot: { x: 170, y } }));
    expect(placeLabels([place, ...tower], viewWidth)[0]?.shown).toBe(false);
    expect(placeLabels([place], viewWidth)[0]?.shown).toBe(true);
  });
});

describe('kyivOffset', () => {
  it('distinguishes the two hours of an autumn night', () => {
    expect(kyivOffset('2026-10-25T00:30:00Z')).toBe('UTC+3');
    expect(kyivOffset('2026-10-25T01:30:00Z')).toBe('UTC+2');
  });
});
