import type { Day, Money } from '#contract/common.ts';
import { priceOn } from '#domain/discount.ts';
import { instalmentPayments } from '#domain/instalment.ts';
import { shareOf } from '#domain/payment.ts';
import type { CalculatorProject, Flat } from '#shared/answers';
import { hryvnias } from '#shared/format';
import { pathTo } from '#shared/routing';

export interface MonthlyFrom {
  /** A part, a month. */
  readonly part: Money;
  readonly downPercent: number;
  readonly months: number;
  /** The calculator with this flat and this plan in it, without the language prefix. */
  readonly to: string;
}

/** The usual down payment over the longest term: what a flat costs a month at the least. Null when it cannot be paid in parts. */
export function monthlyFrom(
  alias: string,
  flat: Flat,
  calculator: CalculatorProject | undefined,
  today: Day | null,
): MonthlyFrom | null {
  const rules = calculator?.instalment ?? null;
  const price = priceOn(flat, today);
  if (flat.status === 'sold' || price === null || rules === null) return null;
  const downPercent = rules.down_payment_percent.default;
  const months = rules.months.max;
  const [first] = instalmentPayments({ price, down: shareOf(price, downPercent), months, partMonths: 1 });
  if (first === undefined) return null;
  const query = new URLSearchParams({
    flat: flat.id,
    price: String(hryvnias(price)),
    ...(flat.total_area !== null && { area: String(flat.total_area) }),
    months: String(months),
  });
  return { part: first.amount, downPercent, months, to: `${pathTo('projectBond', { alias })}?${query.toString()}` };
}
