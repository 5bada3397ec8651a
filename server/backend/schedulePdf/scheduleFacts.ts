import { discountOn } from '#domain/discount.ts';
import type { Language } from '#domain/languages.ts';
import { type Payment, peggedAmount } from '#domain/payment.ts';
import type { CalculatorFlat } from '#contract/calculator.ts';
import type { ScheduleQuery } from '#contract/schedule.ts';
import { textOf } from '../../texts.ts';
import { formatChange, formatExactMoney, formatPercent } from '../format.ts';

type Fact = readonly [label: string, value: string];

/** Facts shown above the payments; the total is the scenario's, if there is one. */
export function scheduleFacts(
  language: Language,
  { price, down, months, rate, day }: ScheduleQuery,
  payments: readonly Payment[],
  flat: CalculatorFlat | null,
): readonly Fact[] {
  const discount = flat === null ? null : discountOn(flat, day);
  const over =
    rate === undefined
      ? payments.reduce((sum, { interest }) => sum + interest, 0)
      : payments.reduce((sum, payment) => sum + peggedAmount(payment, rate) - payment.amount, 0);
  return [
    [textOf(language, 'calculator:cost'), formatExactMoney(price, language)],
    // Offers that the buyer has claimed lower the price without a name here.
    ...(flat?.price && price < flat.price
      ? [[textOf(language, 'housing:listPrice'), formatExactMoney(flat.price, language)] as const]
      : []),
    ...(discount?.price === price
      ? [[textOf(language, 'schedule:document.offer'), discount.offer.title] as const]
      : []),
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
