import { priceOn } from '#domain/money/discount.ts';
import { instalmentPayments } from '#domain/money/instalment.ts';
import { type MonthlyPayment, monthlyInstalment, monthlyMortgage } from '#domain/money/monthlyPayment.ts';
import { mortgagePayments, type MortgageTerms } from '#domain/money/mortgage.ts';
import type { PricedFlat, OfferRule } from '#domain/offers.ts';
import type { Payment } from '#domain/money/payment.ts';
import {
  costLines,
  type CostRule,
  type CostRules,
  priceBeforeOffers,
  purchaseCost,
  totalCost,
} from '#domain/money/purchaseCost.ts';

/** A flat paid over time. Money is integer kopiykas. */
export interface WayToPay {
  readonly down: number;
  /** The first payment after the down payment. */
  readonly monthly: number;
  readonly months: number;
  /** All payments, the interest and what is due beside the price up to the keys. */
  readonly total: number;
}

interface Programme extends MortgageTerms {
  readonly key: string;
  readonly name: string;
}

/** The payment rules of a project; null where it has none. */
interface PaymentRules<Offer, Item, P> {
  readonly costs: CostRules<Offer, Item> | null;
  readonly instalment: {
    readonly down_payment_percent: { readonly default: number };
    readonly months: { readonly max: number };
  } | null;
  readonly mortgages: readonly P[];
}

interface Flat extends Omit<PricedFlat, 'price'> {
  readonly price: number | null;
  readonly total_area: number | null;
  readonly discount?: Parameters<typeof priceOn>[0]['discount'];
}

export interface WaysToPay<P> {
  /** Of the day, less the offers that hold for everybody. */
  readonly price: number;
  /** Everything up to the keys when paid at once; null where other costs are unknown. */
  readonly total: number | null;
  /** With the usual down payment over the longest term; null where there are no instalments. */
  readonly instalment: WayToPay | null;
  /** Each with its least down payment over its longest term. */
  readonly mortgages: readonly (WayToPay & { readonly programme: P })[];
}

const nothingChosen: ReadonlySet<string> = new Set();

/** The ways to pay for a flat on a day, with their totals; null for a flat without a price. */
export function waysToPay<Offer extends OfferRule, Item extends CostRule, P extends Programme>(
  flat: Flat,
  { costs, instalment, mortgages }: PaymentRules<Offer, Item, P>,
  today: string | null,
): WaysToPay<P> | null {
  const listed = costs === null ? priceOn(flat, today) : priceBeforeOffers(flat, costs, today);
  if (listed === null || flat.status === 'sold') return null;
  const cost = costs === null ? null : purchaseCost({ ...flat, price: listed }, costs, nothingChosen, today);
  const price = cost?.price ?? listed;
  const paid = ({ down, monthly }: MonthlyPayment, months: number, payments: readonly Payment[]): WayToPay | null =>
    payments.length === 0
      ? null
      : { down, monthly, months, total: payments.reduce((sum, { amount }) => sum + amount, down) };
  const byInstalment = (): WayToPay | null => {
    if (instalment === null) return null;
    const months = instalment.months.max;
    const first = monthlyInstalment(price, instalment.down_payment_percent.default, months);
    const way = paid(first, months, instalmentPayments({ price, down: first.down, months, partMonths: 1 }));
    return way && { ...way, total: cost?.total ?? way.total };
  };
  return {
    price,
    total: cost?.total ?? null,
    instalment: byInstalment(),
    mortgages: mortgages.flatMap((programme) => {
      const { months_max: months, stages, key } = programme;
      const first = monthlyMortgage(price, programme);
      const loan = price - first.down;
      const way = paid(first, months, mortgagePayments({ loan, months, stages }));
      if (way === null) return [];
      const payable = { price, area: flat.total_area, loan: { programme: key, amount: loan } };
      const lines = costs === null ? [] : costLines(payable, costs.items, nothingChosen);
      return [{ ...way, programme, total: totalCost(way.total, lines) }];
    }),
  };
}
