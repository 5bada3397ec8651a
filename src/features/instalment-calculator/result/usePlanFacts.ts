import { useTranslation } from 'react-i18next';
import { paymentDay } from '#contract/formulas/index.ts';
import { formatDay, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Fact } from '#shared/ui';
import type { Outcome } from '../outcome.ts';

/** The figures of a plan below its payment; `today` in Kyiv is the day of the contract. */
export function usePlanFacts(): (outcome: Outcome, today: string | null) => readonly Fact[] {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const money = (value: number): string => formatMoney(value, language);

  return ({ way, price, down, payments, total, rate }, today) => {
    const last = payments.at(-1);
    const over = total - price;
    return [
      { key: 'price', label: t('cost'), value: money(price) },
      {
        key: 'down',
        label: t('down'),
        value: t('downFact', { sum: money(down), percent: formatPercent((down / price) * 100, language) }),
      },
      {
        key: 'rest',
        label: t(way === 'mortgage' ? 'mortgage.loan' : 'rest'),
        value: t('restFact', { sum: money(price - down), count: payments.length }),
      },
      ...(last === undefined || today === null
        ? []
        : [{ key: 'last', label: t('lastDay'), value: formatDay(paymentDay(last, today), language) }]),
      ...(way === 'mortgage' ? [{ key: 'over', label: t('mortgage.interest'), value: money(over) }] : []),
      ...(rate === null ? [] : [{ key: 'over', label: t('peg.over'), value: money(over) }]),
      { key: 'total', label: t('total'), value: money(total) },
    ];
  };
}
