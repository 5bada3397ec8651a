import { instalmentPayments, type InstalmentPlan } from '#domain/money/instalment.ts';
import { type Payment, peggedAmount } from '#domain/money/payment.ts';
import type { Way } from './draft/calculatorDraft.ts';

export interface OutcomeStage {
  /** Numbers of payments, both included. */
  readonly from: number;
  readonly to: number;
  /** Kopiykas. */
  readonly amount: number;
  readonly annualRate: number;
}

/** The result of a plan. Money is integer kopiykas. */
export interface Outcome {
  readonly way: Way;
  readonly price: number;
  readonly down: number;
  readonly months: number;
  /** Months between two payments. */
  readonly every: number;
  readonly payments: readonly Payment[];
  /** Payments of one size; none when everything is paid at once. */
  readonly stages: readonly OutcomeStage[];
  /** Each payment as it would be in the scenario of the dollar; null without one. */
  readonly pegged: readonly number[] | null;
  /** Percent a year of that scenario. */
  readonly rate: number | null;
  /** All that is paid, the down payment too; in the scenario, where there is one. */
  readonly total: number;
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function instalmentOutcome(plan: InstalmentPlan, rate: number | null): Outcome {
  const payments = instalmentPayments(plan);
  const pegged = rate === null ? null : payments.map((payment) => peggedAmount(payment, rate));
  const [first] = payments;
  return {
    way: 'instalment',
    price: plan.price,
    down: plan.down,
    months: plan.months,
    every: plan.partMonths,
    payments,
    stages: first === undefined ? [] : [{ from: 1, to: payments.length, amount: first.amount, annualRate: 0 }],
    pegged,
    rate,
    total: plan.down + sumOf(pegged ?? payments.map(({ amount }) => amount)),
  };
}
