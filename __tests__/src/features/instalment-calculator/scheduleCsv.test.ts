import { readDraft } from '../../../../src/features/instalment-calculator/draft/calculatorDraft.ts';
import { checkPlan } from '../../../../src/features/instalment-calculator/draft/checkPlan.ts';
import { outcomeOf } from '../../../../src/features/instalment-calculator/more/outcomeOf.ts';
import { scheduleCsv } from '../../../../src/features/instalment-calculator/more/scheduleCsv.ts';
import { scheduleYears } from '../../../../src/features/instalment-calculator/more/scheduleYears.ts';
import { project } from './project.ts';

const outcomeFor = (search: string) => {
  const checked = checkPlan(readDraft(new URLSearchParams(search)).plan, project, 1_000_000_00);
  const outcome = checked && outcomeOf(checked);
  if (outcome === null) throw new Error('It comes to nothing');
  return outcome;
};
const csv = (search: string, language: 'ua' | 'en') =>
  scheduleCsv(outcomeFor(search), '2026-11-21', language, (column) => column).split('\r\n');

it('is what a Ukrainian spreadsheet opens by a double click: its mark, semicolons, decimal commas', () => {
  expect(csv('months=3', 'ua')).toEqual([
    '\uFEFFnumber;day;amount;left',
    '0;2026-11-21;300000,00;700000,00',
    '1;2026-12-21;233333,33;466666,67',
    '2;2027-01-21;233333,33;233333,34',
    '3;2027-02-21;233333,34;0,00',
  ]);
});

it('is what an English one does: commas and points', () => {
  expect(csv('months=3&rate=0', 'en').slice(0, 2)).toEqual([
    '\uFEFFnumber,day,amount,pegged,left',
    '0,2026-11-21,300000.00,300000.00,700000.00',
  ]);
});

it('tells the interest of a mortgage, every payment on a line', () => {
  const lines = csv('way=mortgage', 'en');
  expect(lines[0]).toBe('\uFEFFnumber,day,amount,interest,left');
  expect(lines).toHaveLength(242);
});

it('keeps the twelfth payment in the first year, and the sums of the years are those of the plan', () => {
  const outcome = outcomeFor('way=mortgage');
  const years = scheduleYears(outcome);
  expect(years).toHaveLength(20);
  expect(years.every(({ rows }) => rows.length === 12)).toBe(true);
  expect(outcome.down + years.reduce((sum, { amount }) => sum + amount, 0)).toBe(outcome.total);
});
