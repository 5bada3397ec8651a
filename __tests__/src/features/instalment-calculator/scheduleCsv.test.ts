import { readDraft } from '../../../../src/features/instalment-calculator/draft/calculatorDraft.ts';
import { checkPlan } from '../../../../src/features/instalment-calculator/draft/checkPlan.ts';
import { outcomeOf } from '../../../../src/features/instalment-calculator/more/outcomeOf.ts';
import { scheduleCsv, scheduleYears } from '../../../../src/features/instalment-calculator/more/ScheduleTable.tsx';
import { project } from './project.ts';

describe('scheduleCsv', () => {
  const outcomeFor = (search: string) => {
    const checked = checkPlan(readDraft(new URLSearchParams(search)).plan, project, 1_000_000_00);
    const outcome = checked && outcomeOf(checked);
    if (outcome === null) throw new Error('It comes to nothing');
    return outcome;
  };
  const csv = (search: string, language: 'ua' | 'en') =>
    scheduleCsv(outcomeFor(search), '2026-11-21', language, (column) => column).split('\r\n');

  it('opens in a Ukrainian spreadsheet: with a byte order mark, semicolons, decimal commas', () => {
    expect(csv('months=3', 'ua')).toEqual([
      '\uFEFFnumber;day;amount;left',
      '0;2026-11-21;300000,00;700000,00',
      '1;2026-12-21;233333,33;466666,67',
      '2;2027-01-21;233333,33;233333,34',
      '3;2027-02-21;233333,34;0,00',
    ]);
  });

  it('opens in an English one: with commas and points', () => {
    expect(csv('months=12&rate=10', 'en')).toEqual(
      expect.arrayContaining([
        '\uFEFFnumber,day,amount,pegged,left',
        '0,2026-11-21,300000.00,300000.00,700000.00',
        '12,2027-11-21,58333.37,64166.71,0.00',
      ]),
    );
  });

  it('has the interest of a mortgage, and a row for every payment', () => {
    const lines = csv('way=mortgage', 'en');
    expect(lines[0]).toBe('\uFEFFnumber,day,amount,interest,left');
    expect(lines).toHaveLength(242);
  });

  it('shows no rate of a mortgage that begins after its end', () => {
    const spans = (years: number) => outcomeFor(`way=mortgage&years=${years}`).stages.map(({ from, to }) => [from, to]);
    expect(spans(10)).toEqual([[1, 120]]);
    expect(spans(11)).toEqual([
      [1, 120],
      [121, 132],
    ]);
  });

  it('has the twelfth payment in the first year, and the totals of the plan', () => {
    const outcome = outcomeFor('way=mortgage');
    const years = scheduleYears(outcome);
    expect(years).toHaveLength(20);
    expect(years.every(({ rows }) => rows.length === 12)).toBe(true);
    expect(outcome.down + years.reduce((sum, { amount }) => sum + amount, 0)).toBe(outcome.total);
  });
});
