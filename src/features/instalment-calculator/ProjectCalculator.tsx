import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calculatorArgs, projectCoreApi, selectCalculator } from '#entities/project';
import { choiceIn } from '#entities/purchase-cost';
import type { CalculatorProject } from '#shared/responses';
import { useApiSelector, useQueryResult } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { useLanguage, usePageSearch } from '#shared/routing';
import { useToday } from '#shared/time';
import { EmptyView, Text } from '#shared/ui';
import { CalculatorSkeleton, Planner } from './Planner.tsx';
import { checkHome, checkPlan } from './draft/checkPlan.ts';
import { useCalculatorDraft } from './draft/useCalculatorDraft.ts';
import { ChosenFlat } from './form/HomeFields.tsx';

interface InstalmentCalculatorProps {
  readonly project: CalculatorProject;
  readonly renderPlanAction: (plan: string) => ReactNode;
  readonly emptyAction: ReactNode;
}

/** Paying in parts to the developer or to a bank, and both beside each other. */
function InstalmentCalculator({ project, renderPlanAction, emptyAction }: InstalmentCalculatorProps) {
  const { t } = useTranslation('calculator');
  const today = useToday();
  const search = usePageSearch();
  const chosen = choiceIn(search);
  const [draft, change] = useCalculatorDraft(project, today, chosen);
  const home = checkHome(draft, project, today, chosen);
  const checked = checkPlan(draft.plan, project, home.price);
  const formRef = useRef<HTMLDivElement>(null);
  const unsold = project.nothing_on_sale && project.examples.length === 0 && home.price === null;

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
          offers={home.offers}
          onClear={() => {
            // Before the button is removed together with the focus.
            formRef.current?.focus({ preventScroll: true });
            change((now) => ({ ...now, flat: '', price: '', area: '' }));
          }}
        />
      )}
      {home.flatHasNoPrice && <Text tone="danger">{t('flat.noPrice')}</Text>}
      {project.instalment === null && <Text tone="soft">{t('noInstalment.only')}</Text>}
      <Planner
        formRef={formRef}
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

interface ProjectCalculatorProps {
  readonly alias: string;
  /** Renders the button that sends the plan, as text, to a salesperson. */
  readonly renderPlanAction: (plan: string) => ReactNode;
  /** What to do where there is nothing to calculate. */
  readonly emptyAction: ReactNode;
}

/** The calculator of a project, once the project's rules are there. */
export function ProjectCalculator({ alias, ...slots }: ProjectCalculatorProps) {
  const language = useLanguage();
  const search = usePageSearch();
  // The flat of the link: choosing another one later fetches nothing.
  const [first] = useState(search);
  const args = calculatorArgs(alias, language, first);
  const result = useQueryResult(projectCoreApi.endpoints.getCalculator, args);
  const project = useApiSelector((state) => selectCalculator(state, args));

  if (project === undefined) return <QueryBoundary result={result} skeleton={<CalculatorSkeleton />} />;
  return <InstalmentCalculator project={project} {...slots} />;
}
