import fc from 'fast-check';
import type { ProgressMonth } from '#shared/responses';
import { paceOf, spanOf } from '../../../../src/pages/project-progress/pace.ts';

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
