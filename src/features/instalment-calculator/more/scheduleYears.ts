import type { Outcome } from '../outcome.ts';

export interface ScheduleRow {
  readonly number: number;
  /** Whole months after the day of the contract. */
  readonly after: number;
  readonly amount: number;
  readonly interest: number;
  readonly left: number;
  /** The amount in the scenario of the dollar. */
  readonly pegged: number | null;
}

export interface ScheduleYear {
  /** Of the plan, from 1. */
  readonly year: number;
  readonly rows: readonly ScheduleRow[];
  /** Sums over the year. */
  readonly amount: number;
  readonly interest: number;
  readonly pegged: number;
  /** After the year's last payment. */
  readonly left: number;
}

export function scheduleRows({ payments, pegged }: Outcome): readonly ScheduleRow[] {
  return payments.map((payment, index) => ({ ...payment, pegged: pegged?.[index] ?? null }));
}

/** Payments by the year of the plan: the twelfth month still belongs to the first. */
export function scheduleYears(outcome: Outcome): readonly ScheduleYear[] {
  const years = Map.groupBy(scheduleRows(outcome), ({ after }) => Math.ceil(after / 12));
  const sum = (rows: readonly ScheduleRow[], part: (row: ScheduleRow) => number): number =>
    rows.reduce((total, row) => total + part(row), 0);
  return [...years].map(([year, rows]) => ({
    year,
    rows,
    amount: sum(rows, ({ amount }) => amount),
    interest: sum(rows, ({ interest }) => interest),
    pegged: sum(rows, ({ pegged, amount }) => pegged ?? amount),
    left: rows.at(-1)?.left ?? 0,
  }));
}
