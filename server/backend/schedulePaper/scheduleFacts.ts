import { type Payment, peggedAmount } from '#contract/formulas/index.ts';
import type { ScheduleQuery } from '#contract/schedule.ts';
import { textOf } from '../../texts.ts';
import type { Language } from '../language.ts';
import { change, money, percent } from './format.ts';

type Fact = readonly [label: string, value: string];

/** What is said of a plan above its payments; what is paid in all is that of the scenario, where there is one. */
export function scheduleFacts(language: Language, { price, down, months, rate }: ScheduleQuery, payments: readonly Payment[]): readonly Fact[] {
  const over =
    rate === undefined
      ? payments.reduce((sum, { interest }) => sum + interest, 0)
      : payments.reduce((sum, payment) => sum + peggedAmount(payment, rate) - payment.amount, 0);
  return [
    [textOf(language, 'calculator:cost'), money(language, price)],
    [textOf(language, 'calculator:down'), `${money(language, down)} (${percent(language, (down / price) * 100)})`],
    [textOf(language, 'schedule:document.months'), String(months)],
    [textOf(language, 'schedule:document.count'), String(payments.length)],
    ...(rate === undefined ? [] : [[textOf(language, 'schedule:document.scenario'), textOf(language, 'schedule:peg.yearly', { percent: change(language, rate) })] as const]),
    ...(over === 0 ? [] : [[textOf(language, rate === undefined ? 'calculator:mortgage.interest' : 'calculator:peg.over'), money(language, over)] as const]),
    [textOf(language, 'calculator:total'), money(language, price + over)],
  ];
}
