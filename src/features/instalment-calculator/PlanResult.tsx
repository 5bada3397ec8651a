import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentDay } from '#domain/money/payment.ts';
import { formatChange, formatDay, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { FactList, Stat, Text } from '#shared/ui';
import type { Outcome } from './outcome.ts';
import styles from './Planner.module.css';

interface PlanFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

export interface PlanTexts {
  /** What is paid each time, and what that is. */
  readonly payment: string;
  readonly rhythm: string;
  /** How the payment changes: with the bank's rate, or with the dollar. */
  readonly changes: readonly string[];
  readonly facts: readonly PlanFact[];
}

/** The result of a plan in words; `today` in Kyiv is the day of the contract, null while unknown. */
export function usePlanTexts(): (outcome: Outcome, today: string | null) => PlanTexts {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const money = (value: number): string => formatMoney(value, language);
  const percent = (value: number): string => formatPercent(value, language);

  return ({ way, price, down, every, payments, stages, pegged, rate, total }, today) => {
    const [first, ...later] = stages;
    const last = payments.at(-1);
    const lent = way === 'mortgage';
    const facts: readonly (readonly [key: string, label: string, value: string] | false)[] = [
      ['price', t('cost'), money(price)],
      ['down', t('down'), t('downFact', { sum: money(down), percent: percent((down / price) * 100) })],
      [
        'rest',
        lent ? t('mortgage.loan') : t('rest'),
        t('restFact', { sum: money(price - down), count: payments.length }),
      ],
      last !== undefined && today !== null && ['last', t('lastDay'), formatDay(paymentDay(last, today), language)],
      (lent || rate !== null) && ['over', lent ? t('mortgage.interest') : t('peg.over'), money(total - price)],
      ['total', t('total'), money(total)],
    ];
    const rhythm = every === 1 ? t('part.month') : t('part.quarter');
    return {
      payment: money(first?.amount ?? 0),
      rhythm: lent ? t('part.bank', { rate: percent(first?.annualRate ?? 0) }) : rhythm,
      changes: [
        ...later.map(({ from, amount, annualRate }) =>
          t('part.later', { from, sum: money(amount), rate: percent(annualRate) }),
        ),
        ...(pegged === null
          ? []
          : [t('peg.result', { percent: formatChange(rate ?? 0, language), sum: money(pegged.at(-1) ?? 0) })]),
      ],
      facts: facts.filter((fact) => fact !== false).map(([key, label, value]) => ({ key, label, value })),
    };
  };
}

interface PlanResultProps {
  readonly texts: PlanTexts;
  readonly chart: ReactNode;
  readonly note: ReactNode;
  readonly action: ReactNode;
}

/** The result of the plan: the payment large, the rest as facts, and a chart. */
export function PlanResult({ texts, chart, note, action }: PlanResultProps) {
  return (
    <div className={styles.result}>
      <div aria-live="polite" className={styles.payments}>
        <Stat size="l" value={texts.payment} label={texts.rhythm} />
        {texts.changes.map((change) => (
          <p key={change} className={styles.laterPayment}>
            {change}
          </p>
        ))}
      </div>
      {chart}
      <FactList columns={1} facts={texts.facts} />
      <Text size="s" tone="muted">
        {note}
      </Text>
      <div className={styles.action} data-print="hide">
        {action}
      </div>
    </div>
  );
}
