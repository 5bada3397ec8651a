import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChange, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { FactList, Stat, Text } from '#shared/ui';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { Outcome } from '../outcome.ts';
import { PaymentsChart } from './PaymentsChart.tsx';
import styles from './PlanResult.module.css';
import { usePlanFacts } from './usePlanFacts.ts';

interface PlanResultProps {
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly action: ReactNode;
}

/** What the plan comes to: the payment large, the rest as facts, the way there as a drawing. */
export function PlanResult({ checked, outcome, today, action }: PlanResultProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const facts = usePlanFacts();
  const { stages, pegged, rate } = outcome;
  const [first, ...later] = stages;
  const money = (value: number): string => formatMoney(value, language);

  return (
    <div className={styles.result}>
      <div aria-live="polite" className={styles.payments}>
        <Stat
          size="l"
          value={money(first?.amount ?? 0)}
          label={
            outcome.way === 'mortgage'
              ? t('part.bank', { rate: formatPercent(first?.annualRate ?? 0, language) })
              : t(outcome.every === 1 ? 'part.month' : 'part.quarter')
          }
        />
        {later.map(({ from, amount, annualRate }) => (
          <Text key={from} className={styles.later}>
            {t('part.later', { from, sum: money(amount), rate: formatPercent(annualRate, language) })}
          </Text>
        ))}
        {pegged !== null && rate !== null && (
          <Text className={styles.later}>
            {t('peg.result', { percent: formatChange(rate, language), sum: money(pegged.at(-1) ?? 0) })}
          </Text>
        )}
      </div>
      <PaymentsChart outcome={outcome} />
      <FactList columns={1} facts={facts(outcome, today)} />
      <Text size="s" tone="muted">
        {checked.way === 'mortgage'
          ? t('mortgage.note')
          : `${t('free')} ${t('lateFee', { percent: formatPercent(checked.rules.late_fee_percent, language) })}`}
      </Text>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
