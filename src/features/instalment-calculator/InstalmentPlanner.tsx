import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject, InstalmentRules } from '#contract/calculator.ts';
import { formatMoney, todayInKyiv } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Accordion, Text } from '#shared/ui';
import type { CalculatorDraft } from './calculatorDraft.ts';
import formStyles from './CalculatorForm.module.css';
import { checkDraft } from './checkDraft.ts';
import { type InstalmentPlan, partAmounts, paymentsOf } from './instalment.ts';
import styles from './InstalmentPlanner.module.css';
import { PaymentsTable } from './PaymentsTable.tsx';
import { PlanResult } from './PlanResult.tsx';
import { PriceFields } from './PriceFields.tsx';
import { TermFields } from './TermFields.tsx';

interface InstalmentPlannerProps {
  readonly project: CalculatorProject;
  readonly rules: InstalmentRules;
  readonly draft: CalculatorDraft;
  readonly onChange: (part: Partial<CalculatorDraft>) => void;
  readonly renderPlanAction: (plan: string) => ReactNode;
  readonly mortgages: (price: number | null, percent: number) => ReactNode;
}

function usePlanInWords() {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  return (plan: InstalmentPlan): string => {
    const amounts = partAmounts(plan);
    return t('planInWords', {
      price: formatMoney(plan.price, language),
      down: formatMoney(plan.down, language),
      part: formatMoney(amounts[0] ?? 0, language),
      count: amounts.length,
      term: t('housing:months', { count: plan.months }),
    });
  };
}

export function InstalmentPlanner({ project, rules, draft, onChange, renderPlanAction, mortgages }: InstalmentPlannerProps) {
  const { t } = useTranslation('calculator');
  const planInWords = usePlanInWords();
  const now = useNow();
  const today = now === null ? null : todayInKyiv(now);
  const checked = checkDraft(draft, project, rules);
  const { plan } = checked;
  const payments = plan === null || today === null ? [] : paymentsOf(plan, today);

  return (
    <>
      <div className={styles.planner}>
        <div className={formStyles.form}>
          <PriceFields project={project} draft={draft} checked={checked} onChange={onChange} />
          <TermFields rules={rules} draft={draft} checked={checked} onChange={onChange} />
        </div>
        {plan === null ? (
          <Text tone="soft" className={styles.waiting}>
            {t('waiting')}
          </Text>
        ) : (
          <PlanResult plan={plan} today={today} rules={rules} action={renderPlanAction(planInWords(plan))} />
        )}
      </div>
      {plan !== null && payments.length > 0 && (
        <Accordion summary={t('table.summary', { count: payments.length })} className={styles.schedule}>
          <PaymentsTable plan={plan} payments={payments} />
        </Accordion>
      )}
      {mortgages(checked.price, checked.percent)}
    </>
  );
}
