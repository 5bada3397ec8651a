import { unparse } from 'papaparse';
import { type Language, languageFacts } from '#domain/languages.ts';
import { paymentDay } from '#domain/payment.ts';
import type { Outcome } from '../outcome.ts';
import { scheduleRows } from './scheduleYears.ts';

/** The mark by which Excel knows UTF-8. */
const byteOrderMark = '\uFEFF';

export type ScheduleColumn = 'number' | 'day' | 'amount' | 'interest' | 'pegged' | 'left';

/** Every payment on a line, sums in hryvnias; the first line is the down payment on the day of the contract. */
export function scheduleCsv(
  outcome: Outcome,
  contractDay: string,
  language: Language,
  name: (column: ScheduleColumn) => string,
): string {
  const { decimal } = languageFacts(language);
  // As spreadsheets do: where a comma stands in the numbers, it cannot stand between them.
  const delimiter = decimal === ',' ? ';' : ',';
  const { way, price, down, pegged: scenario } = outcome;
  const sum = (kopiykas: number): string => (kopiykas / 100).toFixed(2).replace('.', decimal);
  const columns = (['number', 'day', 'amount', 'interest', 'pegged', 'left'] as const)
    .filter((column) => column !== 'interest' || way === 'mortgage')
    .filter((column) => column !== 'pegged' || scenario !== null);
  const atContract = { number: 0, after: 0, amount: down, interest: 0, pegged: down, left: price - down };
  const lines = [atContract, ...scheduleRows(outcome)].map((row) =>
    columns.map((column) => {
      if (column === 'number') return String(row.number);
      return column === 'day' ? paymentDay(row, contractDay) : sum(row[column] ?? row.amount);
    }),
  );
  return byteOrderMark + unparse([columns.map(name), ...lines], { delimiter });
}
