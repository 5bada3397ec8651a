import { formatChange, formatPercent } from '#domain/amounts.ts';
import { discountOn } from '#domain/money/discount.ts';
import { offerLines, totalAmount } from '#domain/offers.ts';
import type { Language } from '#domain/languages.ts';
import { type Payment, peggedAmount } from '#domain/money/payment.ts';
import type { CalculatorFlat } from '#contract/money/calculator.ts';
import type { PurchaseCosts } from '#contract/money/purchaseCost.ts';
import type { Whole } from '#contract/whole.ts';
import type { ScheduleQuery } from '#contract/money/schedule.ts';
import { textOf } from '../../texts.ts';
import { formatExactMoney } from '../format.ts';

type Fact = readonly [label: string, value: string];

type PricingOffers = Pick<Whole<PurchaseCosts>, 'offers' | 'offer_rules'>;

/** Further claims would be too many sets to try. */
const mostClaims = 6;

/** The titles of the offers that bring the list price of a flat down to `price` on a day, with whatever the buyer may claim; none when nothing does. */
function offersTo(
  price: number,
  flat: Whole<CalculatorFlat>,
  costs: PricingOffers | null,
  day: string,
): readonly string[] {
  const { price: list } = flat;
  const discount = discountOn(flat, day);
  if (list === null || costs === null) return discount?.price === price ? [discount.offer.title] : [];
  const claims = costs.offers.flatMap(({ alias, claim }) => (claim === null ? [] : alias)).slice(0, mostClaims);
  for (let set = 0; set < 2 ** claims.length; set += 1) {
    const claimed = new Set(claims.filter((_, index) => (set >> index) % 2 === 1));
    const lines = offerLines({ ...flat, price: list }, costs.offers, costs.offer_rules, day, claimed);
    if (list - totalAmount(lines) === price)
      return lines.flatMap(({ offer, state }) => (state === 'applied' ? offer.title : []));
  }
  return [];
}

/** Facts shown above the payments; the total is the scenario's, if there is one. */
export function scheduleFacts(
  language: Language,
  { price, down, months, rate, day }: ScheduleQuery,
  payments: readonly Payment[],
  flat: Whole<CalculatorFlat> | null,
  costs: PricingOffers | null,
): readonly Fact[] {
  const offers = flat === null ? [] : offersTo(price, flat, costs, day);
  const over =
    rate === undefined
      ? payments.reduce((sum, { interest }) => sum + interest, 0)
      : payments.reduce((sum, payment) => sum + peggedAmount(payment, rate) - payment.amount, 0);
  return [
    [textOf(language, 'calculator:cost'), formatExactMoney(price, language)],
    ...(offers.length === 0
      ? []
      : [
          [textOf(language, 'housing:listPrice'), formatExactMoney(flat?.price ?? price, language)] as const,
          [textOf(language, 'schedule:document.offer'), offers.join(', ')] as const,
        ]),
    [
      textOf(language, 'calculator:down'),
      `${formatExactMoney(down, language)} (${formatPercent((down / price) * 100, language)})`,
    ],
    [textOf(language, 'schedule:document.months'), String(months)],
    [textOf(language, 'schedule:document.count'), String(payments.length)],
    ...(rate === undefined
      ? []
      : [
          [
            textOf(language, 'schedule:document.scenario'),
            textOf(language, 'schedule:peg.yearly', { percent: formatChange(rate, language) }),
          ] as const,
        ]),
    ...(over === 0
      ? []
      : [
          [
            textOf(language, rate === undefined ? 'calculator:mortgage.interest' : 'calculator:peg.over'),
            formatExactMoney(over, language),
          ] as const,
        ]),
    [textOf(language, 'calculator:total'), formatExactMoney(price + over, language)],
  ];
}
