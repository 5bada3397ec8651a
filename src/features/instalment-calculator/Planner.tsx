import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinWords } from '#entities/flat';
import type { CalculatorProject } from '#shared/answers';
import { formatPercent } from '#shared/format';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { Button, SkeletonBlock, Text } from '#shared/ui';
import { type CalculatorDraft, type PlanDraft, withHome } from './draft/calculatorDraft.ts';
import type { CheckedHome } from './draft/checkHome.ts';
import { type CheckedPlan, waysOf } from './draft/checkPlan.ts';
import type { ChangeDraft } from './draft/useCalculatorDraft.ts';
import formStyles from './form/CalculatorForm.module.css';
import { HomeFields } from './form/HomeFields.tsx';
import { PlanFields } from './form/PlanFields.tsx';
import { instalmentOutcome, type Outcome } from './outcome.ts';
import styles from './Planner.module.css';
import { PlanResult } from './result/PlanResult.tsx';
import { usePlanMessage } from './result/usePlanMessage.ts';
import { usePlanWords } from './result/usePlanWords.ts';
import { type MoreParts, useMoreParts } from './useMoreParts.ts';

interface PlannerProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly onChange: ChangeDraft;
  readonly renderPlanAction: (plan: string) => ReactNode;
}

/** Null when there is none; undefined while what calculates it is on its way. */
function outcomeOf(checked: CheckedPlan, part: MoreParts | null): Outcome | null | undefined {
  if (checked.terms === null) return null;
  return checked.way === 'instalment' ? instalmentOutcome(checked.terms, checked.rate) : part?.outcomeOf(checked);
}

/** What is entered beside what it comes to, and below it every payment and the other ways to pay. */
export function Planner({ project, draft, home, checked, onChange, renderPlanAction }: PlannerProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const wordsOf = usePlanWords();
  const messageOf = usePlanMessage();
  const today = useToday();
  const form = useRef<HTMLDivElement>(null);
  const { part, failed, retry } = useMoreParts();
  const lost = failed ? <LoadFailed retrying={false} onRetry={retry} /> : null;
  const outcome = outcomeOf(checked, part);
  const unpriced = home.price === null && home.problems.size === 0;
  const words = outcome && wordsOf(outcome, today);
  const changePlan = (part: Partial<PlanDraft>): void =>
    onChange((now) => ({ ...now, plan: { ...now.plan, ...part } }));

  return (
    <>
      <div className={styles.planner}>
        <div ref={form} className={formStyles.form}>
          <HomeFields
            project={project}
            draft={draft}
            home={home}
            onChange={(changed) => onChange((now) => withHome(now, changed))}
          />
          <PlanFields ways={waysOf(project)} draft={draft.plan} checked={checked} onChange={changePlan} late={part} />
        </div>
        {outcome === undefined && (lost ?? <SkeletonBlock height="36rem" />)}
        {outcome === null && (
          <div className={styles.waiting}>
            <Text tone="soft">{t(unpriced ? 'waitingPrice' : 'waiting')}</Text>
            <Button
              variant="secondary"
              onClick={() =>
                form.current?.querySelector<HTMLElement>(unpriced ? 'input' : '[aria-invalid="true"]')?.focus()
              }
            >
              {t('toField')}
            </Button>
          </div>
        )}
        {outcome && words && (
          <PlanResult
            words={words}
            chart={<div className={styles.chart}>{part && <part.PaymentsChart outcome={outcome} />}</div>}
            note={
              checked.way === 'mortgage'
                ? t('mortgage.note')
                : joinWords(
                    [
                      t('free'),
                      checked.rules.late_fee_percent === null
                        ? null
                        : t('lateFee', { percent: formatPercent(checked.rules.late_fee_percent, language) }),
                    ],
                    ' ',
                  )
            }
            action={renderPlanAction(messageOf({ alias: project.alias, draft, flat: home.flat, checked, words }))}
          />
        )}
      </div>
      <div className={styles.later}>
        {outcome !== undefined && lost}
        {outcome && part && (
          <part.LaterParts
            project={project}
            draft={draft}
            home={home}
            checked={checked}
            outcome={outcome}
            today={today}
            onChange={onChange}
          />
        )}
      </div>
    </>
  );
}
