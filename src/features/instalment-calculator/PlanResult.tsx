import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstalmentRules } from '#contract/calculator.ts';
import { formatDay, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { FactList, Stat, Text } from '#shared/ui';
import { type InstalmentPlan, partAmounts, paymentDay } from './instalment.ts';
import { PaymentsChart } from './PaymentsChart.tsx';
import styles from './PlanResult.module.css';

interface PlanResultProps {
  readonly plan: InstalmentPlan;
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly rules: InstalmentRules;
  readonly action: ReactNode;
}

/** What the plan comes to: the part large, the rest as facts, the way there as a drawing. */
export function PlanResult({ plan, today, rules, action }: PlanResultProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const money = (value: number): string => formatMoney(value, language);
  const amounts = partAmounts(plan);
  const part = amounts[0] ?? 0;
  const lastDay = today === null || amounts.length === 0 ? null : paymentDay(today, amounts.length - 1, plan.partMonths);

  return (
    <div className={styles.result}>
      <div aria-live="polite">
        <Stat size="l" value={money(part)} label={plan.partMonths === 1 ? t('part.month') : t('part.quarter')} />
      </div>
      <PaymentsChart plan={plan} amounts={amounts} />
      <FactList
        columns={1}
        facts={[
          { key: 'price', label: t('total'), value: money(plan.price) },
          {
            key: 'down',
            label: t('down'),
            value: t('downFact', { sum: money(plan.down), percent: formatPercent((plan.down / plan.price) * 100, language) }),
          },
          { key: 'rest', label: t('rest'), value: t('restFact', { sum: money(plan.price - plan.down), count: amounts.length }) },
          ...(lastDay === null ? [] : [{ key: 'last', label: t('lastDay'), value: formatDay(lastDay, language) }]),
        ]}
      />
      <Text size="s" tone="muted">
        {t('free')} {rules.dollar_peg && t('dollarPeg')} {t('lateFee', { percent: formatPercent(rules.late_fee_percent, language) })}
      </Text>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
