import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#contract/calculator.ts';
import { EmptyView } from '#shared/ui';
import { defaultPrice } from './checkDraft.ts';
import { InstalmentPlanner } from './InstalmentPlanner.tsx';
import { MortgageList, mortgageYears } from './MortgageList.tsx';
import { useCalculatorDraft } from './useCalculatorDraft.ts';

interface InstalmentCalculatorProps {
  readonly project: CalculatorProject;
  /** Sends the plan, told in words, to a salesperson. */
  readonly renderPlanAction: (plan: string) => ReactNode;
  /** What to do where there is nothing to calculate. */
  readonly emptyAction: ReactNode;
}

const defaultYears = 20;

/** Paying in parts to the developer, and what the same flat costs with a mortgage. */
export function InstalmentCalculator({ project, renderPlanAction, emptyAction }: InstalmentCalculatorProps) {
  const { t } = useTranslation('calculator');
  const [draft, change] = useCalculatorDraft();
  const years = mortgageYears.find((count) => String(count) === draft.years) ?? defaultYears;
  const mortgages = (price: number | null, percent: number): ReactNode =>
    price !== null && project.mortgages.length > 0 && (
      <MortgageList
        programmes={project.mortgages}
        price={price}
        percent={percent}
        years={years}
        onYearsChange={(count) => change({ years: String(count) })}
      />
    );

  const usualPrice = defaultPrice(project);
  if (project.instalment === null) {
    return (
      <>
        <EmptyView
          level={3}
          title={usualPrice === null ? t('noSale.title') : t('noInstalment.title')}
          hint={usualPrice === null ? t('noSale.hint') : t('noInstalment.hint')}
          action={emptyAction}
        />
        {mortgages(usualPrice, 0)}
      </>
    );
  }
  return (
    <InstalmentPlanner
      project={project}
      rules={project.instalment}
      draft={draft}
      onChange={change}
      renderPlanAction={renderPlanAction}
      mortgages={mortgages}
    />
  );
}
