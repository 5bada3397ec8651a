import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#contract/calculator.ts';
import { todayInKyiv } from '#shared/format';
import { useNow } from '#shared/time';
import { Button, Text } from '#shared/ui';
import { type CalculatorDraft, type PlanDraft, withHome } from './draft/calculatorDraft.ts';
import type { CheckedHome } from './draft/checkHome.ts';
import { type CheckedPlan, waysOf } from './draft/checkPlan.ts';
import type { ChangeDraft } from './draft/useCalculatorDraft.ts';
import formStyles from './form/CalculatorForm.module.css';
import { HomeFields } from './form/HomeFields.tsx';
import { PlanFields } from './form/PlanFields.tsx';
import { LaterParts } from './LaterParts.tsx';
import styles from './Planner.module.css';
import { PlanResult } from './result/PlanResult.tsx';
import { usePlanInWords } from './usePlanInWords.ts';

interface PlannerProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly onChange: ChangeDraft;
  readonly renderPlanAction: (plan: string) => ReactNode;
}

/** What is entered beside what it comes to, and below it every payment and the other ways to pay. */
export function Planner({ project, draft, home, checked, onChange, renderPlanAction }: PlannerProps) {
  const { t } = useTranslation('calculator');
  const planInWords = usePlanInWords(project.alias);
  const now = useNow();
  const today = now === null ? null : todayInKyiv(now);
  const form = useRef<HTMLDivElement>(null);
  const { outcome } = checked;
  const changePlan = (part: Partial<PlanDraft>): void => onChange((now) => ({ ...now, plan: { ...now.plan, ...part } }));

  return (
    <>
      <div className={styles.planner}>
        <div ref={form} className={formStyles.form}>
          <HomeFields project={project} draft={draft} home={home} onChange={(changed) => onChange((now) => withHome(now, changed))} />
          <PlanFields ways={waysOf(project)} draft={draft.plan} checked={checked} onChange={changePlan} />
        </div>
        {outcome === null ? (
          <div className={styles.waiting}>
            <Text tone="soft">{t('waiting')}</Text>
            <Button
              variant="secondary"
              onClick={() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
            >
              {t('toField')}
            </Button>
          </div>
        ) : (
          <PlanResult
            checked={checked}
            outcome={outcome}
            today={today}
            action={renderPlanAction(planInWords({ draft, flat: home.flat, checked, outcome }))}
          />
        )}
      </div>
      {outcome !== null && (
        <LaterParts project={project} draft={draft} home={home} checked={checked} outcome={outcome} today={today} onChange={onChange} />
      )}
    </>
  );
}
