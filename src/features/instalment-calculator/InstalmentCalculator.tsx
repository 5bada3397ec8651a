import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#shared/answers';
import { useToday } from '#shared/time';
import { EmptyView, Text } from '#shared/ui';
import { withHome } from './draft/calculatorDraft.ts';
import { checkHome, defaultPrice } from './draft/checkHome.ts';
import { checkPlan } from './draft/checkPlan.ts';
import { useCalculatorDraft } from './draft/useCalculatorDraft.ts';
import { ChosenFlat } from './form/ChosenFlat.tsx';
import { Planner } from './Planner.tsx';

interface InstalmentCalculatorProps {
  readonly project: CalculatorProject;
  readonly renderPlanAction: (plan: string) => ReactNode;
  readonly emptyAction: ReactNode;
}

/** Paying in parts to the developer or to a bank, and both beside each other. */
export function InstalmentCalculator({ project, renderPlanAction, emptyAction }: InstalmentCalculatorProps) {
  const { t } = useTranslation('calculator');
  const today = useToday();
  const [draft, change] = useCalculatorDraft(project, today);
  const home = checkHome(draft, project, today);
  const checked = checkPlan(draft.plan, project, home.price);
  const unsold = project.nothing_on_sale && defaultPrice(project) === null && home.price === null;

  if (unsold) return <EmptyView level={3} title={t('noSale.title')} hint={t('noSale.hint')} action={emptyAction} />;
  if (checked === null) {
    return <EmptyView level={3} title={t('noInstalment.title')} hint={t('noInstalment.hint')} action={emptyAction} />;
  }
  return (
    <>
      {home.flat !== null && (
        <ChosenFlat
          alias={project.alias}
          flat={home.flat}
          onClear={() => change((now) => withHome(now, { flat: '', price: '', area: '' }))}
        />
      )}
      {home.flatHasNoPrice && <Text tone="danger">{t('flat.noPrice')}</Text>}
      {project.instalment === null && <Text tone="soft">{t('noInstalment.only')}</Text>}
      <Planner
        project={project}
        draft={draft}
        home={home}
        checked={checked}
        onChange={change}
        renderPlanAction={renderPlanAction}
      />
    </>
  );
}
