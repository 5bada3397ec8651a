import { mortgagePayments } from '#domain/money/mortgage.ts';
import type { CheckedPlan, LoanTerms } from '../draft/checkPlan.ts';
import { instalmentOutcome, type Outcome, sumOf } from '../outcome.ts';

function mortgageOutcome({ price, down, months, stages }: LoanTerms): Outcome {
  const payments = mortgagePayments({ loan: price - down, months, stages });
  const reached = stages.filter(({ from_month: from }) => from <= months);
  return {
    way: 'mortgage',
    price,
    down,
    months,
    every: 1,
    payments,
    stages: reached.map(({ from_month: from, annual_rate_percent: annualRate }, index) => ({
      from,
      to: (reached[index + 1]?.from_month ?? months + 1) - 1,
      amount: payments[from - 1]?.amount ?? 0,
      annualRate,
    })),
    pegged: null,
    rate: null,
    total: down + sumOf(payments.map(({ amount }) => amount)),
  };
}

/** Null while something of the plan is missing or not possible. */
export function outcomeOf(checked: CheckedPlan): Outcome | null {
  if (checked.terms === null) return null;
  return checked.way === 'mortgage' ? mortgageOutcome(checked.terms) : instalmentOutcome(checked.terms, checked.rate);
}
